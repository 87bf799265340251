const bullet = /^[^\S\n]*(?:[-*•–·▪◦‣]|\d{1,2}[.)])[^\S\n]+/gm

/** A description on one line, for a list. Apart from `readBlocks`, because every card needs it before the first screen. */
export const firstWords = (text: string): string => text.replace(bullet, '').replace(/\s+/g, ' ').trim()
