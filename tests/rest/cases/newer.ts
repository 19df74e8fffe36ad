import { type Case, full, object } from './case.ts'

/**
 * Requests that the compared version of PostgREST does not support, or answers in another way. The test checks the
 * difference itself.
 */
export const newer: readonly Case[] = [
  '/publishers?select=name,...books(title)&order=id',
  '/books?select=id,...genres(name)&order=id',
  '/books?select=id,meta&meta=fts.en&order=id',
  '/books?select=id&author_id=is.not_null&order=id',
  '/books?select=ctid',
  '/books?select=count.sum()',
  '/books?count=gt.1',
  {
    method: 'PATCH',
    path: '/authors?id=in.(1,2)',
    body: { mood: 'sad' },
    headers: { Prefer: 'handling=strict, max-affected=1' },
  },
  { path: '/authors', headers: object },
  {
    method: 'POST',
    path: '/authors',
    body: [
      { id: 1, name: 'a' },
      { id: 1, name: 'b' },
    ],
    headers: { Prefer: 'resolution=merge-duplicates' },
  },
  { method: 'POST', path: '/authors', body: { id: 1, nope: 1 }, headers: full },
]
