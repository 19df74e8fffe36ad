/** A belief is a statement. What asks is something to find out, and the words before it say so. */
export const beliefLead = (text: string): 'We believe' | 'We want to know' =>
  /\?\s*$|^(?:who|whether|which|how|where|why)\b/i.test(text.trim()) ? 'We want to know' : 'We believe'
