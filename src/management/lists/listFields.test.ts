import { lists, type ListName } from '@/api/lists/lists';
import { definitionOf } from './definitions';
import { bodyOf, changedBody, fieldsOf, withoutEmpty } from './listFields';

const NAMES = Object.keys(lists) as ListName[];

describe.each(NAMES)('A record of %s', (list) => {
  const { fields } = definitionOf(list);
  const named = { ...fieldsOf(fields, {}), name: 'Noord' };

  it('leaves out every empty field when it is new', () => {
    expect(withoutEmpty(bodyOf(fields, named))).toEqual({ name: 'Noord' });
  });

  it('sends null for a field that was cleared, and leaves out unchanged fields', () => {
    for (const { name, kind } of fields.filter((field) => field.name !== 'name')) {
      const from = { ...named, [name]: 'iets' };
      expect(changedBody(fields, { from, to: named })).toEqual({ [name]: kind === 'members' ? [] : null });
    }
  });
});
