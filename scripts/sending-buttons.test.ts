import { expect, test } from 'vitest'
import { expectNoFaults, type Node, parse, visit } from './testing/page-sources.ts'

/** A double click must not send twice: a button that sends has `busy` or `sends` (`ui/button.tsx`). */
test('a button that calls a mutation is deaf to the second click of a double click', () => {
  expectNoFaults(listFaults)
})

const sender = 'const A = () => { const save = useMutation({}); '
test.each([
  ['a call in the button', `${sender}return <Button onClick={() => save.mutate(1)}>Save</Button> }`],
  ['a function of the component', `${sender}const press = () => save.mutate(1); return <Button onClick={press} /> }`],
  ['a declared function', `${sender}function press() { if (ok) save.mutate(1) } return <button onClick={press} /> }`],
  [
    'mutate itself',
    'const A = () => { const { mutate: send } = useMutation({}); return <IconButton onClick={send} /> }',
  ],
])('finds %s', (_name, source) => {
  expect(listFaults('a.tsx', source)).toHaveLength(1)
})

test.each([
  `${sender}return <Button busy={save.isPending} onClick={() => save.mutate(1)}>Save</Button> }`,
  `${sender}return <Button sends onClick={() => save.mutate(1)}>Save</Button> }`,
  `${sender}return <Button onClick={() => open()}>Save</Button> }`,
])('accepts %s', (source) => {
  expect(listFaults('a.tsx', source)).toEqual([])
})

function listFaults(file: string, source: string): string[] {
  const program = parse(source)
  const bodies = new Map<string, string>()
  const sends = new Set<string>()
  visit(program, (node) => {
    const { name } = (node.id ?? {}) as { name?: string }
    if (name && node.type === 'FunctionDeclaration') bodies.set(name, textOf(node))
    if (name && node.type === 'VariableDeclarator' && /Function/.test(String((node.init as Node | null)?.type)))
      bodies.set(name, textOf(node))
    if (node.type === 'Property' && (node.key as { name?: string }).name === 'mutate')
      sends.add(String((node.value as { name?: string }).name))
  })
  for (const [name, body] of bodies) if (!/^[A-Z]|^use/.test(name) && calls(body)) sends.add(name)
  const faults: Node[] = []
  visit(program, (node) => {
    if (node.type === 'JSXOpeningElement' && isAtRisk(node)) faults.push(node)
  })
  return faults.map((node) => `${file}: ${textOf(node)}`)

  function textOf({ start, end }: Node): string {
    return source.slice(start, end)
  }
  function calls(text: string): boolean {
    return /\.mutate(Async)?\b/.test(text) || [...sends].some((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(text))
  }
  function isAtRisk(element: Node): boolean {
    const attributes = new Map((element.attributes as Node[]).map((one) => [attributeName(one), one]))
    const press = attributes.get('onClick')
    return press !== undefined && calls(textOf(press)) && !attributes.has('busy') && !attributes.has('sends')
  }
}

const attributeName = ({ name }: Node) => String((name as { name?: string } | undefined)?.name)
