// What stands around the mentor's sums.
import { counted } from '../../language/message.ts'
import type { InLanguages } from '../../language/recognise.ts'

/** Sums a subject calls for: what they need, where it was not all told. */
export type Needing = 'runway' | 'break-even' | 'margin' | 'dilution' | 'take-rate' | 'unpaid-invoice'

export type SumTexts = {
  months: (count: number) => string
  postMoney: string
  preMoney: string
  valued: string
  stay: string
  ofIt: string
  sales: string
  perDay: (all: string, open: string) => string
  ofPrice: string
  short: string
  covered: string
  confirmed: string
  needs: Record<Needing, string>
}

export const sumTexts: InLanguages<SumTexts> = {
  en: {
    months: counted('en', '{count, plural, one {# month} other {# months}}'),
    postMoney: 'of the company if the cap counts the new money',
    preMoney: 'if it does not',
    valued: 'so much the whole company is taken to be worth, the new money counted in',
    stay: 'are still there after twelve months',
    ofIt: 'of it is left after twelve months',
    sales: 'sales a month to cover your costs',
    perDay: (all, open) =>
      `about ${all} a day over 30 days, or ${open} over 26; say on how many days you sell`,
    ofPrice: 'of the price is left',
    short: 'missing until they pay',
    covered: 'so you can wait for it',
    confirmed: 'From what you confirmed:',
    needs: {
      runway:
        'I can compute it when you write three figures in one currency: what you have, what goes out a month, what comes in a month (0 if nothing).',
      'break-even':
        'I can compute it when you write two figures in one currency: your costs a month, and what one sale leaves after its own costs.',
      margin:
        'I can compute it when you write two figures in one currency: what you sell it for, and what it costs you.',
      dilution:
        'I can compute it when you write two figures in one currency: the investment, and the valuation or cap.',
      'take-rate':
        'I can compute it when you write two figures: your share in percent, and the price of one deal.',
      'unpaid-invoice':
        'I can compute the gap when you write three figures in one currency: what they owe you, what you must pay until then, and what you have.',
    },
  },
  de: {
    months: counted('de', '{count, plural, one {# Monat} other {# Monate}}'),
    postMoney: 'der Firma, wenn der Deckel das neue Geld mitzählt',
    preMoney: 'wenn nicht',
    valued: 'so viel wäre die ganze Firma damit wert, das neue Geld mitgezählt',
    stay: 'sind nach zwölf Monaten noch da',
    ofIt: 'sind davon nach zwölf Monaten übrig',
    sales: 'Verkäufe im Monat, um Ihre Kosten zu decken',
    perDay: (all, open) =>
      `etwa ${all} am Tag bei 30 Tagen oder ${open} bei 26; sagen Sie, an wie vielen Tagen Sie verkaufen`,
    ofPrice: 'vom Preis bleiben übrig',
    short: 'fehlen, bis gezahlt wird',
    covered: 'Sie können also darauf warten',
    confirmed: 'Aus dem, was Sie bestätigt haben:',
    needs: {
      runway:
        'Ich kann es ausrechnen, wenn Sie drei Zahlen in einer Währung schreiben: was Sie haben, was im Monat hinausgeht, was im Monat hereinkommt (0, wenn nichts).',
      'break-even':
        'Ich kann es ausrechnen, wenn Sie zwei Zahlen in einer Währung schreiben: Ihre Kosten im Monat und was ein Verkauf nach seinen eigenen Kosten übrig lässt.',
      margin:
        'Ich kann es ausrechnen, wenn Sie zwei Zahlen in einer Währung schreiben: wofür Sie verkaufen und was es Sie kostet.',
      dilution:
        'Ich kann es ausrechnen, wenn Sie zwei Zahlen in einer Währung schreiben: die Investition und die Bewertung oder den Deckel.',
      'take-rate':
        'Ich kann es ausrechnen, wenn Sie zwei Zahlen schreiben: Ihren Anteil in Prozent und den Preis eines Geschäfts.',
      'unpaid-invoice':
        'Ich kann die Lücke ausrechnen, wenn Sie drei Zahlen in einer Währung schreiben: was man Ihnen schuldet, was Sie bis dahin zahlen müssen und was Sie haben.',
    },
  },
  es: {
    months: counted('es', '{count, plural, one {# mes} other {# meses}}'),
    postMoney: 'de la empresa si el tope incluye el dinero nuevo',
    preMoney: 'si no',
    valued: 'tanto valdría toda la empresa, con el dinero nuevo incluido',
    stay: 'siguen tras doce meses',
    ofIt: 'queda tras doce meses',
    sales: 'ventas al mes para cubrir sus gastos',
    perDay: (all, open) => `unas ${all} al día en 30 días, o ${open} en 26; diga cuántos días vende`,
    ofPrice: 'del precio queda',
    short: 'faltan hasta que paguen',
    covered: 'así que puede esperar',
    confirmed: 'De lo que usted confirmó:',
    needs: {
      runway:
        'Puedo calcularlo si escribe tres cifras en una sola moneda: lo que tiene, lo que sale al mes y lo que entra al mes (0 si nada).',
      'break-even':
        'Puedo calcularlo si escribe dos cifras en una sola moneda: sus gastos al mes y lo que deja una venta después de sus propios costos.',
      margin:
        'Puedo calcularlo si escribe dos cifras en una sola moneda: a cuánto lo vende y cuánto le cuesta.',
      dilution:
        'Puedo calcularlo si escribe dos cifras en una sola moneda: la inversión y la valoración o el tope.',
      'take-rate':
        'Puedo calcularlo si escribe dos cifras: su parte en porcentaje y el precio de una operación.',
      'unpaid-invoice':
        'Puedo calcular el hueco si escribe tres cifras en una sola moneda: lo que le deben, lo que debe pagar hasta entonces y lo que tiene.',
    },
  },
  fr: {
    months: counted('fr', '{count, plural, one {# mois} other {# mois}}'),
    postMoney: "de l'entreprise si le plafond compte le nouvel argent",
    preMoney: 'sinon',
    valued: 'l’entreprise entière vaudrait autant, l’argent nouveau compris',
    stay: 'sont encore là après douze mois',
    ofIt: 'en reste après douze mois',
    sales: 'ventes par mois pour couvrir vos frais',
    perDay: (all, open) =>
      `environ ${all} par jour sur 30 jours, ou ${open} sur 26 ; dites combien de jours vous vendez`,
    ofPrice: 'du prix reste',
    short: "manquent jusqu'au paiement",
    covered: 'vous pouvez donc attendre',
    confirmed: "D'après ce que vous avez confirmé :",
    needs: {
      runway:
        'Je peux le calculer si vous écrivez trois chiffres dans une seule monnaie : ce que vous avez, ce qui sort par mois, ce qui entre par mois (0 si rien).',
      'break-even':
        'Je peux le calculer si vous écrivez deux chiffres dans une seule monnaie : vos frais par mois et ce que laisse une vente après ses propres coûts.',
      margin:
        'Je peux le calculer si vous écrivez deux chiffres dans une seule monnaie : votre prix de vente et ce que cela vous coûte.',
      dilution:
        "Je peux le calculer si vous écrivez deux chiffres dans une seule monnaie : l'investissement et la valorisation ou le plafond.",
      'take-rate':
        "Je peux le calculer si vous écrivez deux chiffres : votre part en pour cent et le prix d'une affaire.",
      'unpaid-invoice':
        "Je peux calculer le trou si vous écrivez trois chiffres dans une seule monnaie : ce qu'on vous doit, ce que vous devez payer d'ici là et ce que vous avez.",
    },
  },
  pt: {
    months: counted('pt', '{count, plural, one {# mês} other {# meses}}'),
    postMoney: 'da empresa se o teto inclui o dinheiro novo',
    preMoney: 'se não',
    valued: 'a empresa inteira valeria isso, já com o dinheiro novo',
    stay: 'ainda estão após doze meses',
    ofIt: 'resta após doze meses',
    sales: 'vendas por mês para cobrir os seus custos',
    perDay: (all, open) => `cerca de ${all} por dia em 30 dias, ou ${open} em 26; diga em quantos dias vende`,
    ofPrice: 'do preço sobra',
    short: 'faltam até pagarem',
    covered: 'então dá para esperar',
    confirmed: 'Do que você confirmou:',
    needs: {
      runway:
        'Posso calcular se você escrever três números na mesma moeda: o que tem, o que sai por mês e o que entra por mês (0 se nada).',
      'break-even':
        'Posso calcular se você escrever dois números na mesma moeda: os seus custos por mês e o que uma venda deixa depois dos próprios custos.',
      margin:
        'Posso calcular se você escrever dois números na mesma moeda: por quanto vende e quanto custa a você.',
      dilution:
        'Posso calcular se você escrever dois números na mesma moeda: o investimento e a avaliação ou o teto.',
      'take-rate':
        'Posso calcular se você escrever dois números: a sua parte em porcentagem e o preço de um negócio.',
      'unpaid-invoice':
        'Posso calcular o buraco se você escrever três números na mesma moeda: o que lhe devem, o que você tem de pagar até lá e o que tem.',
    },
  },
}
