// The theme of an exported deck: colours for day or night, and fonts that every office program has.

/** The two colour schemes: day (`paper`) and night. */
export type Look = 'paper' | 'night'

/**
 * The colours in this order: text, background, quiet text, quiet background, lines and labels, revenue, cash,
 * facts, two more colours.
 */
const colors: Record<Look, readonly string[]> = {
  paper: '1A202E FFFEFD 636975 F5F2EC C03300 364D76 E64700 006D68 3D9791 D9A856'.split(' '),
  // A theme lists dark colours before light ones. The night look needs light text, so the colour map below says
  // which colour is text and which is background.
  night: '161B26 F3F0EA 1E2431 A29E95 FF864A 829FD4 F96E31 6CCAC4 3D9791 D9A856'.split(' '),
}
const names = 'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6'.split(' ')

/**
 * Describes a font with its type of letters, so that a program without this font chooses a similar one. Our fonts
 * have no Arabic letters.
 */
const face = (role: string, name: string, panose: string, family: number) =>
  `<a:${role}><a:latin typeface="${name}" panose="${panose}" pitchFamily="${family}" charset="0"/><a:ea typeface=""/><a:cs typeface="Arial"/></a:${role}>`

/** Replaces the colours and fonts of the library's theme with ours. */
export function inLook(theme: string, look: Look): string {
  const scheme = [...names, 'hlink', 'folHlink'].map((name, index) => {
    const color = colors[look][index] ?? colors[look][4]
    return `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`
  })
  const fonts =
    face('majorFont', 'Georgia', '02040502050405020303', 18) +
    face('minorFont', 'Calibri', '020F0502020204030204', 34)
  return theme
    .replace(/(<a:clrScheme) .*?(<\/a:clrScheme>)/s, `$1 name="Undaunted">${scheme.join('')}$2`)
    .replace(/(<a:fontScheme) .*?(<\/a:fontScheme>)/s, `$1 name="Undaunted">${fonts}$2`)
}

/** In the night look the background is dark and the text is light. */
export const masterInLook = (master: string, look: Look): string =>
  look === 'paper'
    ? master
    : master.replace('bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"', 'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"')
