import { expect, test } from 'vitest'
import { profileForm } from './profile.ts'

const good = {
  full_name: ' Nora ',
  handle: ' @Nora_L ',
  email: ' nora@example.com ',
  company_name: ' ',
  user_type: 'founder',
  location: '',
  bio: 'Hello',
  building: ' ',
  industry: null,
  looking_for: ' A first customer ',
  open_to_talk: true,
  links: ' https://nora.example \n\nhttp://a.example/b?c=1 ',
}

const errorsOf = (fields: object) =>
  profileForm
    .safeParse({ ...good, ...fields })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('W04 the profile form trims its values and saves empty optional fields as null', () => {
  expect(profileForm.parse(good)).toEqual({
    full_name: 'Nora',
    handle: 'nora_l',
    email: 'nora@example.com',
    company_name: null,
    user_type: 'founder',
    location: null,
    bio: 'Hello',
    building: null,
    industry: null,
    looking_for: 'A first customer',
    open_to_talk: true,
    links: ['https://nora.example', 'http://a.example/b?c=1'],
  })
})

const long = (length: number) => 'x'.repeat(length)
const address = (length: number) => `${long(length - '@example.com'.length)}@example.com`

test.each([
  [{ full_name: '  ' }, [['full_name', 'Name is required']]],
  [{ full_name: long(100) }, []],
  [{ full_name: '🏔'.repeat(100) }, []],
  [{ full_name: long(101) }, [['full_name', 'Name must be less than 100 characters']]],
  [{ handle: '' }, []],
  [{ handle: 'x'.repeat(30) }, []],
  [{ email: 'nobody' }, [['email', 'Invalid email address']]],
  [{ email: '' }, [['email', 'Invalid email address']]],
  [{ email: address(255) }, []],
  [{ email: address(256) }, [['email', 'Email must be less than 255 characters']]],
  [{ company_name: long(100) }, []],
  [{ company_name: long(101) }, [['company_name', 'Company name must be less than 100 characters']]],
  [{ location: long(100) }, []],
  [{ location: long(101) }, [['location', 'Location must be less than 100 characters']]],
  [{ bio: long(500) }, []],
  [{ bio: long(501) }, [['bio', 'Bio must be less than 500 characters']]],
])('W04 each field of the profile refuses invalid values with its own message: case %#', (fields, errors) => {
  expect(errorsOf(fields)).toEqual(errors)
})

test('W08 a member can have one of exactly five user types', () => {
  for (const type of ['founder', 'investor', 'mentor', 'entrepreneur', 'advisor'])
    expect(errorsOf({ user_type: type })).toEqual([])
  expect(errorsOf({ user_type: 'spy' })).toHaveLength(1)
})

test.each(['ab', long(31), 'a b c', 'zoë', 'no-ra'])(
  'NW02 the handle %j is refused with an error message',
  handle => {
    expect(errorsOf({ handle })).toEqual([
      ['handle', 'Handle must be 3 to 30 letters a–z, digits or underscores'],
    ])
  },
)

test.each([
  [{ building: long(300) }, []],
  [{ building: long(301) }, [['building', 'What you build must be less than 300 characters']]],
  [{ looking_for: long(301) }, [['looking_for', 'What you look for must be less than 300 characters']]],
  [{ links: 'https://a.example\n'.repeat(6) }, [['links', 'At most 5 links']]],
  [{ links: '' }, []],
])('NW20 each field about the venture refuses invalid values: case %#', (fields, errors) => {
  expect(errorsOf(fields)).toEqual(errors)
})

test.each([
  'javascript:alert(1)',
  'nora.example',
  'ftp://nora.example',
  'https://',
  'https://bank.example@evil.example',
  'https://a.example https://b.example',
  `https://a.example/${long(250)}`,
])('NW20 the profile form refuses the link %s', links => {
  expect(errorsOf({ links })).toEqual([
    ['links', 'Each line must be one address that begins with https:// or http://'],
  ])
})
