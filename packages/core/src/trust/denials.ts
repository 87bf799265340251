/** 'Non-refundable' and 'not refundable' deny nothing that is asked. */
const aboutRefunds = /\b(?:non|not|never)[\s-]*(?:be\s+)?(?:refund\w*|returned|negotiable)\b/gi

/** 'Nobody joins without a deposit' asks for it. */
const condition =
  /\b(?:no|not|nobody|never|cannot|can't|won't|don't|doesn't)\b.{0,40}\b(?:appl\w+|join\w*|start\w*|consider\w*|select\w*|confirm\w*|shortlist\w*|interview\w*|begin\w*|valid|complete\w*|process\w*|issued|offer\w*)\b.{0,30}\b(?:unless|without|if you (?:cannot|can't|do not|don't|have not))\b/i

const denial =
  /\b(?:no|not|never|neither|nor|none|nil|zero|nobody|nothing|without|waived|cannot|free of|free from)\b|n['’]t\b|\bfree\s*$|[\s-]free\b|(?:₹|\brs\.?|\binr)\s*0(?![\d.,]*[1-9])/i

/** Whether a clause says that what it names is not asked for: 'no fee', 'we never take a deposit', 'Bond: none'. */
export function isDenied(clause: string): boolean {
  if (condition.test(clause)) return false
  return denial.test(clause.replaceAll(aboutRefunds, ''))
}
