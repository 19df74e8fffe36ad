/**
 * An assumption is introduced with "We believe". If it is worded as a question, the introduction is "We want to
 * know".
 */
export const beliefLead = (text: string): 'We believe' | 'We want to know' =>
  /\?\s*$|^(?:who|whether|which|how|where|why)\b/i.test(text.trim()) ? 'We want to know' : 'We believe'
