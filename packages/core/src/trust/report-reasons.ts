/** Why a student reports an internship, in the order of the form. */
export const reportReasons = ['asks_for_money', 'asks_for_documents', 'not_real', 'wrong_details', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportReasonLabels: Record<ReportReason, string> = {
  asks_for_money: 'It asks for money',
  asks_for_documents: 'It asks for identity or bank documents',
  not_real: 'The internship is not real',
  wrong_details: 'Details are wrong',
  other: 'Something else',
}

/** What became of a reported internship since the report. */
export const reportOutcomes = ['unchanged', 'changed', 'closed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
