/** The part of a result that is in view. */
export type AnalyzerView = 'overview' | 'skills' | 'matches' | 'insights'
