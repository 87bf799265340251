import { expect, test } from 'vitest'
import { siteDomain } from './site-domain.ts'

test.each([
  ['example.com', 'example.com'],
  [' HTTPS://WWW.Example.com/jobs?x=1#top ', 'example.com'],
  ['http://careers.example.co.in:8080', 'careers.example.co.in'],
  ['example.com.', 'example.com'],
  ['www.com', 'www.com'],
  ['bücher.de', 'xn--bcher-kva.de'],
  ['ｅｘａｍｐｌｅ.com', 'example.com'],
  ['', null],
])('%j is %j', (text, domain) => {
  expect(siteDomain.parse(text)).toBe(domain)
})

test.each([
  'localhost',
  'kite.localhost',
  'printer.local',
  'example',
  '127.0.0.1',
  '127.1',
  '0x7f.0.0.1',
  'http://2130706433/',
  '[::1]',
  'hr@kite.test',
  'https://example.com@kite.test',
  'ftp://example.com',
  'javascript:alert(1)',
  'a_b.com',
  '-a.com',
  'a..com',
  'exa mple.com',
  '\u200b',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(125)}com`,
])('rejects %j', (text) => {
  expect(siteDomain.safeParse(text).error?.issues[0]?.message).toBe('Enter a domain such as example.com')
})

test.each(['gmail.com', 'https://mail.yahoo.co.in', 'Outlook.com'])('rejects the mail service %s', (text) => {
  expect(siteDomain.safeParse(text).error?.issues[0]?.message).toMatch(
    /^Enter your own domain\. .* is a mail service\.$/,
  )
})
