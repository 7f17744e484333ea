// A workload file as plain arrays; its form is described in solver/system.py.
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct Rule {
  double priority = 0;
  int relation = 0;
  double constant = 0;
  std::vector<std::pair<int, double>> terms;
};

struct Edit {
  std::string name;
  int variable = 0;
  std::vector<double> values;
};

using Remake = std::vector<std::pair<int, double>>;

struct Workload {
  int variables = 0;
  std::vector<std::pair<int, double>> sides;
  std::vector<Rule> rules;
  std::vector<Edit> edits;
  std::vector<Remake> remakes;

  explicit Workload(const std::string &path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path);
    std::string line;
    while (std::getline(file, line)) read(line);
  }

 private:
  void read(const std::string &line) {
    std::istringstream in(line);
    std::string kind;
    in >> kind;
    if (kind == "variables") {
      in >> variables;
    } else if (kind == "page") {
      sides.push_back(pair(in));
    } else if (kind == "constraint") {
      Rule rule;
      in >> rule.priority >> rule.relation >> rule.constant;
      rule.terms = pairs(in);
      rules.push_back(std::move(rule));
    } else if (kind == "edit") {
      Edit edit;
      in >> edit.name >> edit.variable;
      for (double value; in >> value;) edit.values.push_back(value);
      edits.push_back(std::move(edit));
    } else if (kind == "remake") {
      remakes.push_back(pairs(in));
    } else {
      throw std::runtime_error("unknown record: " + line);
    }
  }

  static std::pair<int, double> pair(std::istream &in) {
    std::pair<int, double> pair;
    in >> pair.first >> pair.second;
    return pair;
  }

  static std::vector<std::pair<int, double>> pairs(std::istream &in) {
    std::vector<std::pair<int, double>> pairs;
    for (auto next = pair(in); in; next = pair(in)) pairs.push_back(next);
    pairs.shrink_to_fit();
    return pairs;
  }
};
