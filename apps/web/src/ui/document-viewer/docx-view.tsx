import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Skeleton } from '../skeleton.tsx'
import { plainSigns, withPlainBullets } from './docx-bullets.ts'
import { type Marks, paint } from './paint.ts'

type DocxViewProps = { file: Blob; width: number; marks: Marks; onError: () => void }

/** Renders a DOCX as it would print, without external resources or scripts. */
export function DocxView({ file, width, marks, onError }: DocxViewProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  const fail = useEffectEvent(onError)
  useEffect(() => {
    let left = false
    setDrawn(false)
    drawDocx(file)
      .then((content) => {
        if (left) return
        sheet.current?.replaceChildren(content)
        setDrawn(true)
      })
      .catch(() => !left && fail())
    return () => {
      left = true
    }
  }, [file])

  useEffect(() => {
    if (drawn && sheet.current && width > 0) fitWidth(sheet.current, width)
  }, [drawn, width])

  useEffect(() => {
    if (drawn && sheet.current) return paint(sheet.current, marks)
  }, [drawn, marks])

  return (
    <>
      {!drawn && <Skeleton className="aspect-[1/1.41] w-full" />}
      <div
        ref={sheet}
        hidden={!drawn}
        translate="no"
        className="docx-sheet overflow-hidden border border-line"
        data-drawn={drawn}
      />
    </>
  )
}

/** Renders outside the page, so that links are made safe before anything is shown. Throws on a damaged file. */
async function drawDocx(file: Blob): Promise<HTMLElement> {
  const { renderAsync } = await import('docx-preview')
  const content = document.createElement('div')
  await renderAsync(file, content, content, {
    inWrapper: false,
    ignoreHeight: true,
    renderAltChunks: false,
    renderComments: false,
    className: 'docx-preview',
  })
  for (const style of content.querySelectorAll('style')) style.textContent = withPlainBullets(style.textContent)
  // A sign in the text (w:sym) is alone in an element with its font.
  for (const sign of content.querySelectorAll<HTMLElement>('span[style*="font-family"]'))
    if (/^[\ue000-\uf8ff]$/.test(sign.textContent)) sign.textContent = plainSigns(sign.textContent, true)
  for (const link of content.querySelectorAll('a')) {
    if (!/^(https?:|mailto:)/i.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return content
}

/** Scales the printed page to the available width. */
function fitWidth(sheet: HTMLElement, width: number) {
  sheet.style.zoom = '1'
  const natural = sheet.querySelector('section')?.offsetWidth ?? width
  sheet.style.zoom = String(width / natural)
}
