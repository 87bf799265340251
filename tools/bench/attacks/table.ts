import { accessAttacks } from './access-attacks.ts'
import type { AttackRow } from './attack-row.ts'
import { contentAttacks } from './content-attacks.ts'
import { pastAttacks } from './past-attacks.ts'
import { serviceAttacks } from './service-attacks.ts'

export const attackRows: readonly AttackRow[] = [...accessAttacks, ...contentAttacks, ...serviceAttacks, ...pastAttacks]
