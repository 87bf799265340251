type Phase = { name: string; answers: Map<string, number>; longestMs: number }

const people = 4

/** Asks one server for lists and signs people up, without end, and counts the answers by phase. */
export function countAnswers(address: string) {
  const phases: Phase[] = []
  let isStopped = false
  let registered = 0

  const ask = async () => {
    const isWriting = registered % 4 === 0
    registered += 1
    const started = performance.now()
    const phase = phases.at(-1)
    const asked = isWriting ? register(address, registered) : fetch(`${address}/api/internship?limit=20`)
    const outcome = await asked.then(
      async (reply) => {
        await reply.arrayBuffer()
        return `${isWriting ? 'write' : 'read'} ${reply.status}`
      },
      () => 'not connected',
    )
    if (!phase) return
    phase.answers.set(outcome, (phase.answers.get(outcome) ?? 0) + 1)
    phase.longestMs = Math.max(phase.longestMs, performance.now() - started)
  }
  const person = async () => {
    while (!isStopped) await ask()
  }

  return {
    /** Counts under this name for as long as something takes. */
    async during<T>(name: string, something: Promise<T>): Promise<T> {
      phases.push({ name, answers: new Map(), longestMs: 0 })
      if (phases.length === 1) for (let n = 0; n < people; n += 1) void person()
      return something
    },
    print() {
      console.log('| phase | answers of the earlier release | longest |\n| --- | --- | --- |')
      for (const { name, answers, longestMs } of phases) {
        const counts = [...answers].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
        console.log(`| ${name} | ${counts} | ${Math.round(longestMs)} ms |`)
      }
    },
    stop() {
      isStopped = true
    },
  }
}

function register(address: string, n: number): Promise<Response> {
  const body = {
    role: 'student',
    email: `upgrade-${n}@rao.test`,
    password: 'a kite over Pune',
    firstName: 'Asha',
    lastName: 'Rao',
    university: 'Pune University',
    major: 'Design',
    graduationYear: 2027,
  }
  return fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
