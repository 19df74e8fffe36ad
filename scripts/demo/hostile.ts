/**
 * Makes the demo's community difficult for a layout. Names, companies and places have 99 characters without a
 * space. There are also words and links of 500 characters, right-to-left text, and emoji. Each name still begins as
 * before, so that tests find it.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from '../../contracts/database.generated.ts'
import { mvpContent, nameMost, storyMost } from '../../venture/mvp/content.ts'
import { must } from './must.ts'

type Client = SupabaseClient<Database>

export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(11).slice(0, 500)
const longLink = `https://example.com/${'a'.repeat(480)}`
const rightToLeft = 'שלום עולם، مرحبا بالعالم، זה טקסט מימין לשמאל.'
const emoji = '👩🏽‍🚀🏳️‍🌈🇪🇺'.repeat(12)

/** Appends letters without a space to a text, up to the given length. */
const stretch = (text: string, length = 99) => text + longWord.slice(0, Math.max(0, length - text.length))

const endings = [longWord, longLink, rightToLeft, emoji]
const ending = (index: number) => endings[index % endings.length] ?? longWord

export async function makeHostile(service: Client): Promise<void> {
  const people = await must(service.from('profiles').select('id, full_name, company_name, location, bio'))
  for (const [index, person] of people.entries()) {
    const change = {
      full_name: stretch(person.full_name ?? 'User'),
      company_name: stretch(person.company_name ?? 'Nameless'),
      location: stretch(person.location ?? 'Nowhere'),
      bio: `${person.bio ?? ''} ${ending(index)}`.slice(0, 500),
    }
    await must(service.from('profiles').update(change).eq('id', person.id).select('id'))
  }
  for (const table of ['posts', 'comments', 'messages'] as const) {
    const rows = await must(service.from(table).select('id, content'))
    for (const [index, { id, content }] of rows.entries()) {
      const said = index % 4 === 2 ? `${rightToLeft} ${content}` : `${content} ${ending(index)}`
      await must(
        service
          .from(table)
          .update({ content: said.slice(0, 1000) })
          .eq('id', id)
          .select('id'),
      )
    }
  }
  const projects = await must(service.from('startup_projects').select('id, name, description'))
  for (const { id, name, description } of projects) {
    const change = { name: stretch(name), description: `${description} ${longWord}` }
    await must(service.from('startup_projects').update(change).eq('id', id).select('id'))
  }
  await stretchEvidence(service)
  await stretchMvp(service)
  const outputs = await must(service.from('ai_outputs').select('id, output_content'))
  for (const { id, output_content } of outputs) {
    const said = `${longWord}\n\n${output_content}\n\n${longLink}\n\n| ${longWord} | b |\n|---|---|\n| 1 | ${longWord} |`
    await must(service.from('ai_outputs').update({ output_content: said }).eq('id', id).select('id'))
  }
}

async function stretchEvidence(service: Client): Promise<void> {
  for (const { id, text } of await must(service.from('assumptions').select('id, text')))
    await must(
      service
        .from('assumptions')
        .update({ text: stretch(text, 500) })
        .eq('id', id)
        .select('id'),
    )
  for (const { id, text } of await must(service.from('actions').select('id, text')))
    await must(
      service
        .from('actions')
        .update({ text: stretch(text, 500) })
        .eq('id', id)
        .select('id'),
    )
  for (const { id, name, company, segment } of await must(
    service.from('contacts').select('id, name, company, segment'),
  )) {
    const change = {
      name: stretch(name, 120),
      company: stretch(company ?? '', 120),
      segment: stretch(segment ?? '', 120),
      next_step: longWord,
    }
    await must(service.from('contacts').update(change).eq('id', id).select('id'))
  }
  for (const [index, test] of (
    await must(service.from('experiments').select('id, believe, verify'))
  ).entries()) {
    const change = { believe: `${test.believe} ${ending(index)}`, verify: `${test.verify} ${longWord}` }
    await must(service.from('experiments').update(change).eq('id', test.id).select('id'))
  }
}

async function stretchMvp(service: Client): Promise<void> {
  for (const row of await must(service.from('mvp_plans').select('project_id, content, version'))) {
    const { activities, stories, ...rest } = mvpContent.parse(row.content)
    const content = {
      ...rest,
      activities: activities.map(each => ({ ...each, name: stretch(each.name, nameMost) })),
      stories: stories.map((each, index) => ({
        ...each,
        title:
          index % 2 === 0
            ? stretch(each.title, storyMost)
            : `${each.title} ${ending(index)}`.slice(0, storyMost),
      })),
    }
    const change = { content: content as Json, version: row.version + 1 }
    await must(service.from('mvp_plans').update(change).eq('project_id', row.project_id).select('version'))
  }
}
