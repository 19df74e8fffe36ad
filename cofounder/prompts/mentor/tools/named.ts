// The descriptions of the tools for a model, from `content/prompts/tools.json`.
import texts from '../../../../content/prompts/tools.json' with { type: 'json' }

export const tools = texts
export type ToolName = keyof typeof texts

export const named = (name: ToolName) => ({ name, description: texts[name] })
