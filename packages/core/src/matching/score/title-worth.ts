import type { ShownRole } from '../profile/shown-roles.ts'
import { compareRoles, type Role } from '../titles/role-titles.ts'

/** The role of a resume that is nearest to a listing's, with its worth from 0 to 1; null when none is the same. */
export function findSameRole(shown: readonly ShownRole[], wanted: Role): { worth: number; role: ShownRole } | null {
  let best: { worth: number; role: ShownRole } | null = null
  for (const role of shown) {
    const worth = role.worth * compareRoles(role.role, wanted)
    if (worth > (best?.worth ?? 0)) best = { worth, role }
  }
  return best
}
