import { expect, test } from 'vitest'
import { expectNoFaults, type Node, parse, visit } from './testing/page-sources.ts'

type Kind = 'element' | 'text' | 'nothing' | 'unknown'

/** Components that always render the same element: icons and links. */
const fixedImports = /import {([^}]*)} from '(?:lucide-react|@tanstack\/react-router)'/g
let fixed = new Set<string>()

/**
 * A browser's translation puts each text node into an element of its own. React then cannot find the text any more: it
 * fails when it removes a text that has siblings, and when it inserts an element before a text.
 */
test('a text that comes and goes, or follows something that does, has an element of its own', () => {
  expectNoFaults(listFaults)
})

test.each([
  ['a text that comes and goes', 'const A = () => <p>One{more && ` and more`}</p>', ' and more'],
  ['a text after an icon that comes and goes', 'const A = () => <p>{busy && <Spinner />} Send</p>', 'Send'],
  ['a text after a component', 'const A = () => <p><Avatar />{words[kind]}</p>', 'words[kind]'],
  ['a text after an icon that changes', 'const A = () => <p><Icon /> {label}</p>', 'label'],
  ['a text or an element', "const A = () => <p><b />{none ? 'None' : <List />}</p>", 'None'],
  ['a component that returns a text', "const State = () => 'Sent'", 'Sent'],
  ['a component that returns a text in a fragment', 'const State = () => <>Sent{more}</>', 'Sent'],
])('finds %s', (_name, source, fault) => {
  expect(listFaults('a.tsx', source)).toEqual([expect.stringContaining(fault)])
})

test.each([
  'const A = () => <p>{busy && <Spinner />}<span>Send</span></p>',
  'const A = () => <p>Sent{more && <b>more</b>}</p>',
  "import { Star } from 'lucide-react'; const A = () => <p><Star /> {label}</p>",
  "const A = () => <p>{sent ? 'Sent' : 'Send'}</p>",
  "const A = () => <p>{sent ? 'Sent' : 'Send'} <b>now</b></p>",
])('accepts %s', (source) => {
  expect(listFaults('a.tsx', source)).toEqual([])
})

function listFaults(file: string, source: string): string[] {
  const faults: Node[] = []
  fixed = new Set([...source.matchAll(fixedImports)].flatMap(([, names = '']) => names.split(/[\s,]+/)))
  visit(parse(source), (node) => {
    if (isJsx(node)) faults.push(...textsAtRisk(node))
    faults.push(...returnedTexts(node))
  })
  return faults.map(({ start, end }) => `${file}: ${source.slice(start, end).trim()}`)
}

const isJsx = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'

/** The children of an element that are removed as texts, or before which something is inserted. */
function textsAtRisk(element: Node): Node[] {
  const children = (element.children as Node[]).map((node) => ({ node, kinds: new Set(kindsOfChild(node)) }))
  const shown = children.filter(({ kinds }) => [...kinds].some((kind) => kind !== 'nothing'))
  if (shown.length < 2) return []
  const comesAndGoes = shown.filter(({ kinds }) => kinds.has('text') && (kinds.has('element') || kinds.has('nothing')))
  const follows = shown.filter(({ kinds }, index) => {
    const before = shown.slice(0, index).findLast((one) => !comesAndGoes.includes(one))
    return kinds.has('text') && before?.kinds.has('element') && before.kinds.has('nothing')
  })
  return [...new Set([...comesAndGoes, ...follows])].map(({ node }) => node)
}

/** Whether another element may take the place of this one, as of what most components return. */
function isReplaceable(element: Node): boolean {
  const { name } = ((element.openingElement as Node | undefined)?.name ?? {}) as { name?: string }
  return name !== undefined && /^[A-Z]/.test(name) && !fixed.has(name)
}

/** What a component returns as a text, alone or in a fragment. */
function returnedTexts(node: Node): Node[] {
  const { name, body } = component(node)
  if (!/^[A-Z]\w*[a-z]/.test(name) || !body) return []
  return returnedBy(body).filter((value) => {
    const isFragment = value.type === 'JSXFragment'
    const kinds = isFragment ? (value.children as Node[]).flatMap(kindsOfChild) : kindsOf(value)
    return kinds.includes('text')
  })
}

function component(node: Node): { name: string; body?: Node } {
  const isVariable = node.type === 'VariableDeclarator'
  const made = (isVariable ? node.init : node) as Node | null
  const isFunction = made && /^(FunctionDeclaration|ArrowFunctionExpression)$/.test(made.type)
  const { name = '' } = (node.id ?? {}) as { name?: string }
  return isFunction ? { name, body: made.body as Node } : { name: '' }
}

function returnedBy(body: Node): Node[] {
  if (body.type !== 'BlockStatement') return [unwrap(body)]
  const found: Node[] = []
  const search = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || /Function/.test(String((node as Node).type))) return
    const { type, argument } = node as Node
    if (type === 'ReturnStatement' && argument) found.push(unwrap(argument as Node))
    for (const child of Object.values(node)) search(child)
  }
  search(body.body)
  return found
}

const unwrap = (node: Node): Node => (node.type === 'ParenthesizedExpression' ? unwrap(node.expression as Node) : node)

function kindsOfChild(node: Node): Kind[] {
  if (isJsx(node)) return isReplaceable(node) ? ['element', 'nothing'] : ['element']
  if (node.type === 'JSXText') return /\S/.test(String(node.value)) ? ['text'] : ['nothing']
  return node.type === 'JSXExpressionContainer' ? kindsOf(node.expression as Node) : ['unknown']
}

/** What an expression may render. Only texts that are written in place are known to be texts. */
function kindsOf(expression: Node): Kind[] {
  const node = unwrap(expression)
  const kinds = (name: string) => kindsOf(node[name] as Node)
  if (isJsx(node)) return kindsOfChild(node)
  if (node.type === 'TemplateLiteral') return ['text']
  if (node.type === 'Literal') return typeof node.value === 'string' && /\S/.test(node.value) ? ['text'] : ['nothing']
  if (node.type === 'JSXEmptyExpression') return ['nothing']
  if (node.type === 'ConditionalExpression') return [...kinds('consequent'), ...kinds('alternate')]
  if (node.type === 'LogicalExpression' && node.operator === '&&') return [...kinds('right'), 'nothing']
  if (node.type === 'LogicalExpression')
    return [...kinds('left').filter((kind) => kind !== 'nothing'), ...kinds('right')]
  if (node.type === 'CallExpression' && /Text$/.test(calledName(node))) return ['text']
  if (node.type === 'MemberExpression' && node.computed) return ['text']
  if (/^(text|label|word|name|title)$/i.test(String(node.name ?? (node.property as Node | undefined)?.name)))
    return ['text']
  return ['unknown']
}

const calledName = ({ callee }: Node) => String((callee as { name?: string }).name ?? '')
