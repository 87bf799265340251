import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from '../class-names.ts'
import { Skeleton } from '../skeleton.tsx'
import { plainSigns, withPlainBullets } from './docx-bullets.ts'
import { type Marks, paint } from './paint.ts'
import { firstScroll, medianSize, type PageText, readableScale, scrollSideways } from './readable-scale.ts'

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
        className={classes(
          'docx-sheet overflow-hidden border border-line',
          'print:w-auto! print:overflow-visible print:border-0 print:[zoom:1]! print:[&_section]:w-auto! print:[&_section]:p-0!',
        )}
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

/** Scales the printed page to the available width, or beyond it so that its text is readable. */
function fitWidth(sheet: HTMLElement, box: number) {
  sheet.style.zoom = '1'
  const page = measureText(sheet, box)
  const scale = readableScale(page, box)
  sheet.style.zoom = String(scale)
  sheet.style.width = `${page.width}px`
  scrollSideways(sheet, firstScroll(page, scale, box))
}

function measureText(sheet: HTMLElement, box: number): PageText {
  const section = sheet.querySelector('section')
  const width = section?.offsetWidth ?? box
  const { paddingLeft, paddingRight } = getComputedStyle(section ?? sheet)
  const texts = []
  const walker = document.createTreeWalker(section ?? sheet, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    const characters = nodeValue?.trim().length ?? 0
    if (parentElement && characters > 0)
      texts.push({ size: Number.parseFloat(getComputedStyle(parentElement).fontSize), characters })
  }
  const [left, right] = [Number.parseFloat(paddingLeft) || 0, width - (Number.parseFloat(paddingRight) || 0)]
  return { width, left, right, size: medianSize(texts) }
}
