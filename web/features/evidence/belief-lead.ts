/** A belief is a statement. A question is something to find out, so it gets a different introduction. */
export const beliefLead = (text: string): 'We believe' | 'We want to know' =>
  /\?\s*$|^(?:who|whether|which|how|where|why)\b/i.test(text.trim()) ? 'We want to know' : 'We believe'
