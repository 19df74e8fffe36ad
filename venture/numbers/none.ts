/**
 * Matches a text that means zero, such as "None paid yet" or "Zero". If the text contains nothing else, it is read
 * as 0.
 */
export const zero =
  /^(?:none|zero|nil|nobody|no one|not one|null|keine[rs]?|niemand|cero|ningun[oa]|nadie|zéro|aucune?|personne|nenhuma?|ninguém)(?:[\s,]+(?:of them|has|have|paid|pay|pays|yet|so far|until now|up to now|noch|bisher|hat|haben|bezahlt|gezahlt|ha|han|pagado|todavía|aún|hasta ahora|n'a|a|ont|payé|encore|pour l'instant|pagou|pagaram|ainda|até agora))*[\s.!]*$/iu
