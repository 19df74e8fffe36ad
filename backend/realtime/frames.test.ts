import { RealtimeClient } from '@supabase/supabase-js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeFrame, Encoded, encodeFrame } from './frames.ts'

const frame = { joinRef: '1', ref: '2', topic: 'realtime:room', event: 'phx_join', payload: { config: {} } }

describe('frames are read and written in both versions of the protocol', () => {
  test('a frame of version 2 is an array, and a frame of version 1 is an object', () => {
    expect(encodeFrame(frame, '2.0.0')).toBe('["1","2","realtime:room","phx_join",{"config":{}}]')
    expect(decodeFrame(String(encodeFrame(frame, '2.0.0')), '2.0.0')).toEqual(frame)
    expect(decodeFrame(String(encodeFrame(frame, '1.0.0')), '1.0.0')).toEqual(frame)
  })

  test('a payload that is already JSON text makes the same frame as the object itself', () => {
    const odd = { ...frame, topic: 'realtime:"röom"\n', ref: null, payload: { text: 'a "b"' } }
    const encoded = { ...odd, payload: new Encoded(null, JSON.stringify(odd.payload)) }
    for (const version of ['1.0.0', '2.0.0'] as const)
      expect(encodeFrame(encoded, version)).toBe(encodeFrame(odd, version))
  })

  test('the server reads binary broadcasts of the client, and the client reads binary broadcasts of the server', () => {
    const client = new RealtimeClient('ws://localhost', { params: { apikey: 'key' } }).serializer
    for (const payload of [{ text: 'grüße 👋' }, new Uint8Array([1, 2, 3]).buffer]) {
      client.encode(
        {
          join_ref: '1',
          ref: '7',
          topic: 'realtime:röom',
          event: 'broadcast',
          payload: { type: 'broadcast', event: 'says', payload },
        },
        sent => {
          const read = decodeFrame(new Uint8Array(sent as ArrayBuffer), '2.0.0')
          expect(read).toMatchObject({ joinRef: '1', ref: '7', topic: 'realtime:röom', event: 'broadcast' })
          expect(read?.payload).toEqual({
            type: 'broadcast',
            event: 'says',
            payload: payload instanceof ArrayBuffer ? new Uint8Array(payload) : payload,
          })
        },
      )
    }
    const bytes = encodeFrame(
      { ...frame, event: 'broadcast', payload: new Encoded({ event: 'e', payload: Uint8Array.of(9) }) },
      '2.0.0',
    )
    const buffer = Uint8Array.from(bytes as Uint8Array).buffer
    client.decode(buffer, (read: { payload: { payload: ArrayBuffer } }) => {
      expect(new Uint8Array(read.payload.payload)).toEqual(Uint8Array.of(9))
    })
  })

  test('other data is not read as a frame and raises no error', () => {
    for (const text of ['', '{}', '[]', '[1,2,3,4,5]', 'null', '"x"', '[null,null,"t","e"]']) {
      expect(decodeFrame(text, '2.0.0')).toBeNull()
    }
    for (const deep of ['['.repeat(5_000) + ']'.repeat(5_000), `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`])
      expect(decodeFrame(`[null,null,"t","broadcast",${deep}]`, '2.0.0')).toBeNull()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), bytes => {
        bytes[0] = 3
        expect(() => decodeFrame(bytes, '2.0.0')).not.toThrow()
      }),
    )
  })
})
