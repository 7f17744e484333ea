import QuoinCore
import Testing

@testable import QuoinTemplate

/// Which paths into the data a template reads, and where.
@Suite struct DataPathTests {
  /// `path` or `path?` for an optional one, then the lines and columns.
  private func paths(_ template: String) throws -> [String] {
    try Template.parse(Array(template.utf8), file: "t.xml").dataPaths().map { reading in
      let places = reading.places.map { "\($0.line):\($0.column)" }.joined(separator: " ")
      return "\(reading.path)\(reading.isOptional ? "?" : "") \(places)"
    }
  }

  private func names(_ page: String, around: String = "") throws -> [String] {
    try Template.parse(
      Array("<template>\(around)<page>\(page)</page></template>".utf8), file: "t.xml"
    ).dataPaths().map { "\($0.path)\($0.isOptional ? "?" : "")" }
  }

  @Test func textsAndAttributesAreReadWithTheirPlaces() throws {
    #expect(
      try paths(
        """
        <template title="{{ event.title }}">
          <page size="{{ width }} 50">
            <text color="{{ ink }}">{{ event.title }} {{ event.date | date:"d" }}</text>
            <box present="{{ vip }}" id="b"><make><left equalTo="page" offset="{{ gap }}"/></make></box>
          </page>
        </template>
        """) == [
          "event.date 3:50", "event.title 1:21 3:32", "gap 4:75", "ink 3:21", "vip? 4:22",
          "width 2:18",
        ])
  }

  @Test func namesOfTheTemplateAreFollowedToTheData() throws {
    #expect(
      try paths(
        """
        <template>
          <let name="c" value="{{ order.customer }}"/>
          <let name="label" value="No. {{ order.number }}"/>
          <page>
            <for each="order.items" as="item" index="i">
              <let name="p" value="{{ item.product }}"/>
              <for each="p.tags"><text>{{ item }} {{ i }} {{ label }}</text></for>
              <text>{{ c.name }} {{ p.name }} {{ c['first name'] }}</text>
              <empty><text>{{ order.note }}</text></empty>
            </for>
          </page>
        </template>
        """) == [
          #"order.customer["first name"] 8:42"#, "order.customer.name 8:16",
          "order.items[].product.name 8:29", "order.items[].product.tags[] 7:18 7:35",
          "order.note 9:23", "order.number 3:35",
        ])
  }

  @Test func filtersOverListsReadFieldsOfTheirItems() throws {
    #expect(
      try names(
        """
        <let name="rate" value="2"/>
        <text>{{ items | where:"qty > 0" | sum:"qty * price * rate" }}
        {{ names | join:", " }} {{ rows | sort:"item.key" | slice:0,limit | count }}
        {{ prices | max }} {{ big | max:"size" }}</text>
        <for each="cells | chunk:3" as="row"><for each="row"><text>{{ item.text }}</text></for></for>
        """) == [
          "big[].size", "cells[].text", "items[].price", "items[].qty", "limit", "names[]",
          "prices[]", "rows", "rows[].key",
        ])
  }

  @Test func whatIsForgivenIsOptional() throws {
    #expect(
      try names(
        """
        <text>{{ a | default:b }} {{ c ? d : e }} {{ f or g }}</text>
        <if test="h > 1 and i"><text>{{ h }}</text><elseif test="j"><text>{{ k }}</text></elseif></if>
        """) == ["a?", "b", "c?", "d", "e", "f?", "g?", "h", "i?", "j?", "k"])
  }

  @Test func indicesAndCounts() throws {
    #expect(
      try names(
        """
        <text>{{ list[0].name }} {{ list[n - 1].name }} {{ list.count }} {{ size.count }}</text>
        """) == ["list", "list[].name", "list[0].name", "n", "size.count"])
  }

  @Test func componentsReadWhatTheyAreHanded() throws {
    let component = """
      <component name="card" params="who title='none'">
        <text>{{ who.name }} {{ title }} {{ brand }}</text><slot/>
      </component>
      <component name="pair" params="one">
        <use component="card" who="{{ one }}"/><use component="card" who="{{ one.partner }}"/>
      </component>
      """
    #expect(
      try names(
        """
        <use component="card" who="{{ owner }}" title="{{ head }}"><text>{{ extra }}</text></use>
        <for each="people"><use component="pair" one="{{ item }}"/></for>
        <use component="card" who="{{ unread | default:owner }}"/>
        """, around: component) == [
          "brand", "extra", "head", "owner.name", "people[].name", "people[].partner.name",
          "unread.name?",
        ])
  }

  @Test func stylesAndVariantsAreLookedThrough() throws {
    #expect(
      try paths(
        """
        <template>
          <styles>
            <style name="base" color="{{ brand.ink }}"/>
            <style name="head" extends="base" size="{{ brand.size }}"/>
            <style name="unused" color="{{ nowhere }}"/>
          </styles>
          <page><text id="t" style="head">x</text></page>
          <variants>
            <variant name="wide" size="{{ sheet.width }} 50">
              <for each="moved" as="m">
                <update for="t"><left equalTo="page" offset="{{ m.by }}"/></update>
              </for>
              <set for="t" color="{{ alert }}"/>
            </variant>
          </variants>
        </template>
        """) == [
          "alert 13:30", "brand.ink 3:34", "brand.size 4:48", "moved[].by 11:57",
          "sheet.width 9:35",
        ])
  }

  @Test func namesOfTheDocumentAreNoData() throws {
    #expect(
      try names("<text>{{ page.number }} {{ document.last }} {{ variant }} {{ pages }}</text>") == [
        "pages"
      ])
  }

  /// 2 × 2 × 2 … uses that each hand something else on: the walk ends all the same.
  @Test func usesOfUsesEnd() throws {
    var components = "<component name=\"c0\" params=\"p\"><text>{{ p.end }}</text></component>"
    for number in 1...40 {
      components += """
        <component name="c\(number)" params="p">
        <use component="c\(number - 1)" p="{{ p.a }}"/><use component="c\(number - 1)" p="{{ p.b }}"/>
        </component>
        """
    }
    let found = try names("<use component=\"c40\" p=\"{{ data }}\"/>", around: components)
    #expect(!found.isEmpty)
  }
}
