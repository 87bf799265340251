import { isPersonalMailboxDomain } from '@fledge/core/trust/contact-ways'
import { z } from 'zod'

/** DNS allows 253 characters, of which the name of the record takes '_fledge.'. */
const domainMaxLength = 245
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
const localEndings = new Set(['localhost', 'local', 'internal', 'lan', 'home', 'arpa', 'onion', 'invalid'])

/** A domain in ASCII without 'www.', from a domain or a pasted address. Null for an empty text. */
export const siteDomain = z
  .string()
  .trim()
  .max(2000, 'At most 2,000 characters')
  .transform((text, context) => {
    if (text === '') return null
    const domain = readDomain(text)
    const isMailService = domain !== null && isPersonalMailboxDomain(domain)
    if (domain !== null && !isMailService) return domain
    context.addIssue(
      isMailService ? `Enter your own domain. ${domain} is a mail service.` : 'Enter a domain such as example.com',
    )
    return z.NEVER
  })

function readDomain(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { hostname, username, password } = new URL(address)
  const domain = hostname.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '')
  return username === '' && password === '' && isPublicDomain(domain) ? domain : null
}

/** Not an IP address, whose last label is a number, and not a name of an inner network. */
function isPublicDomain(domain: string): boolean {
  const labels = domain.split('.')
  const ending = labels.at(-1) ?? ''
  return (
    domain.length <= domainMaxLength &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    /^[a-z]/.test(ending) &&
    !localEndings.has(ending)
  )
}
