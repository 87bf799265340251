import pg from 'pg'
import { answerBench, loop } from './closed-loop.ts'

/** A statement through the driver, without HTTP, at the product's ten connections and 32 callers. */
const [url = '', ...statements] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const once = async () => {
  for (const text of statements) await pool.query(text)
}
answerBench((ms) => loop(32, ms, once))
