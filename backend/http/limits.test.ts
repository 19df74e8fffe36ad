import { expect, test } from 'vitest'
import { roomOf } from './limits.ts'

test.each([
  ['/rest/v1/posts', 'rest'],
  ['/auth/v1', 'auth'],
  ['/storage/v1/object/x', 'storage'],
  ['/functions/v1/chat', 'functions'],
  ['/realtime/v1/websocket', 'realtime'],
  ['/mailbox/v1/messages', 'mailbox'],
  ['/health', 'health'],
  ['/metrics', 'metrics'],
  ['/', 'web'],
  ['/auth', 'web'],
  ['/rest/v10/x', 'web'],
  ['/x/rest/v1/y', 'web'],
])('the path %s belongs to the room %s', (path, room) => expect(roomOf(path)).toBe(room))
