import fc from 'fast-check'
import { cases } from './cases.ts'

// fast-check's own default is 100 cases, in `npm test` as well.
fc.configureGlobal(cases(100))
