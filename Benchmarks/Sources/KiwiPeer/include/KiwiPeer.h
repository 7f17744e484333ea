#ifndef KIWI_PEER_H
#define KIWI_PEER_H

#ifdef __cplusplus
extern "C" {
#endif

/// A system in flat arrays: the terms of constraint i are start[i] ..< start[i + 1].
typedef struct {
  int variableCount;
  int constraintCount;
  const int *start;
  const int *variable;
  const double *coefficient;
  /// -1 for <=, 0 for ==, 1 for >=.
  const int *relation;
  const double *constant;
  const double *priority;
  /// The constraint that gives the page its width.
  int pageWidth;
  /// Whether the page's width is an edit variable, or a required constraint to be replaced.
  int isEdit;
  int remadeStart;
  int remadeEnd;
} KiwiWorkload;

/// Milliseconds; negative for what was not reached within the limit.
typedef struct {
  double build;
  double change;
  double remake;
} KiwiTimes;

/// Whether kiwi's headers were there when this was built.
int kiwi_is_available(void);

/// Builds, changes the page's width and remakes a box, giving up after so many milliseconds.
KiwiTimes kiwi_measure(KiwiWorkload workload, double limit);

#ifdef __cplusplus
}
#endif

#endif
