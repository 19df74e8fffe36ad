/**
 * Returns the fields that the member changed in this form, because another tab may have changed the other fields.
 */
export function pickChanged<Form extends object>(form: Form, dirty: object): Partial<Form> {
  const isChanged = new Map<string, unknown>(Object.entries(dirty))
  return Object.fromEntries(
    Object.entries(form).filter(([name]) => isChanged.get(name) === true),
  ) as Partial<Form>
}
