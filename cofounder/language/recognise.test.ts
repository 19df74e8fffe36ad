import { expect, test } from 'vitest'
import { languageOfLatest, recogniseLanguage, unspokenIn } from './recognise.ts'

test.each([
  ['Couriers get lost because the maps are bad.', 'en'],
  ['Selbstständige Orgelbauer in Deutschland mit zwei bis zehn Mitarbeitern.', 'de'],
  ['Sie schreiben alles in ein Notizbuch und telefonieren.', 'de'],
  ['Täglich.', 'de'],
  ['Nicht für Klavierstimmer.', 'de'],
  ['Los panaderos tiran el pan cada noche.', 'es'],
  ['Tres han pagado y cuatro han dicho que no.', 'es'],
  ['Les boulangers jettent du pain chaque soir.', 'fr'],
  ['Personne ne paie pour ça.', 'fr'],
  ['Os padeiros jogam pão fora todas as noites.', 'pt'],
  ['Três pagaram, ninguém cancelou.', 'pt'],
  ['I panettieri buttano via il pane ogni sera perché non sanno quanto ne serve.', null],
  ['De bakkers gooien het brood elke avond weg en dat is niet goed voor ons.', null],
  ['किराना दुकानदार उधार भूल जाते हैं।', null],
  ['パン屋は毎晩パンを捨てます。', null],
  ['Piekarze wyrzucają chleb każdego wieczoru, bo nie wiedzą ile upiec.', null],
  ['I sell pills without a licence. How do I find more customers?', 'en'],
  ['google maps', 'en'],
  ['Couriers got lost on Monday.', 'en'],
  ['On a perdu trois colis lundi.', 'fr'],
  ['none', 'en'],
  ['Three pay 49 euros a month, four said no.', 'en'],
])('GM11 the language of the text is %s: %s', (text, language) => {
  expect(recogniseLanguage([text])).toBe(language)
})

test('a short answer does not change the language of the conversation', () => {
  expect(recogniseLanguage(['Orgelbauer fahren zweimal umsonst zur Kirche.', 'Excel', 'OK'])).toBe('de')
})

test.each([
  ['Vendo suscripción de café tostado a oficinas en Pereira.', 'es'],
  ['Doy clases de canto', 'es'],
  ['Taller de motos en Quito, clientes delivery', 'es'],
  ['taller bicis, Rosario', 'es'],
  ['Vendo bolos caseiros em Braga', 'pt'],
  ['livraison vélo Lyon', 'fr'],
  ['Un cliente grande quiere exclusividad, ¿le digo que sí?', 'es'],
  ['Vale a pena fazer publicidade no Facebook?', 'pt'],
  ['Ich verkaufe gefälschte Atteste an Schüler.', 'de'],
  ['Jeudi un client a poussé son vélo 3 km parce que son atelier était complet.', 'fr'],
  ['Un bar ha buttato via trenta panetti perché il frigo si era rotto, ai bar di Bologna', null],
  ['Impasto pizza in Italia, 1,20 € a pezzo', null],
  ['Pizza, Italia', 'en'],
  ['Fence repair, Leeds', 'en'],
  ['Workshop bikes, Rosario', 'en'],
] as const)('a few words about a trade reveal their language: “%s”', (text, language) => {
  expect(recogniseLanguage([text])).toBe(language)
})

test.each([
  [
    'I panettieri buttano via il pane ogni sera perché non sanno quanto ne serve.',
    'Non parlo ancora italiano',
  ],
  [
    'De bakkers gooien het brood elke avond weg en dat is niet goed voor ons.',
    'Ik spreek nog geen Nederlands',
  ],
  ['Piekarze wyrzucają chleb, bo nie wiedzą, że jest za dużo.', 'Nie mówię jeszcze po polsku'],
  ['Bagarna kastar bröd varje kväll och det är inte bra för oss.', 'Jag talar inte svenska'],
  ['Fırıncılar her akşam ekmek atıyor ve bu bizim için çok pahalı.', 'Henüz Türkçe bilmiyorum'],
  ['パン屋は毎晩パンを捨てます。', 'I do not speak the language'],
])('GM11 the note that we write in English is also in the language of “%s”', (text, notice) => {
  expect(unspokenIn(null, [text]).startsWith(notice)).toBe(true)
  expect(unspokenIn('en', [text])).toBe('')
})

test('a message of four words changes the conversation’s language, a shorter one does not', () => {
  const talk = ['Ich backe jeden Morgen Brot für zwei Hotels.']
  expect(languageOfLatest([...talk, 'How do I find more customers?'])).toBe('en')
  expect(languageOfLatest([...talk, 'Excel, OK'])).toBe('de')
})
