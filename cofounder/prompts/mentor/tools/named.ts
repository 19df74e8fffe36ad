// The descriptions of the tools that the model reads, from `content/prompts/tools.json`.
import texts from '../../../../content/prompts/tools.json' with { type: 'json' }

export const tools = texts
export type ToolName = keyof typeof texts

export const named = (name: ToolName) => ({ name, description: texts[name] })
