import { lists, type ListName } from '@/api/lists/lists';
import { definitionOf } from './definitions';
import { bodyOf, changedBody, fieldsOf, withoutEmpty } from './listFields';

const NAMES = Object.keys(lists) as ListName[];

describe.each(NAMES)('A record of %s', (list) => {
  const { fields } = definitionOf(list);
  const named = { ...fieldsOf(fields, {}), name: 'Noord' };

  it('leaves out every field that is empty when it is made', () => {
    expect(withoutEmpty(bodyOf(fields, named))).toEqual({ name: 'Noord' });
  });

  it('says null of a field that had a value and is cleared, and nothing of the others', () => {
    for (const { name, kind } of fields.filter((field) => field.name !== 'name')) {
      const from = { ...named, [name]: 'iets' };
      expect(changedBody(fields, { from, to: named })).toEqual({ [name]: kind === 'members' ? [] : null });
    }
  });
});
