/** The fields of a form that were changed in it: the others may have been changed in another tab meanwhile. */
export function pickChanged<Form extends object>(form: Form, dirty: object): Partial<Form> {
  const isChanged = new Map<string, unknown>(Object.entries(dirty))
  return Object.fromEntries(
    Object.entries(form).filter(([name]) => isChanged.get(name) === true),
  ) as Partial<Form>
}
