import { lists, type ListName } from '@/api/lists/lists';
import { definitionOf } from './definitions';
import { withoutEmpty } from './listForm';

const NAMES = Object.keys(lists) as ListName[];

describe.each(NAMES)('A record of %s', (list) => {
  const { form } = definitionOf(list);
  const named = { ...form.empty, name: 'Noord' };

  it('leaves out every empty field when it is new', () => {
    expect(withoutEmpty(form.bodyOf(named, form.names, null))).toEqual({ name: 'Noord' });
  });

  it('sends null for a field that was cleared, and leaves out unchanged fields', () => {
    for (const name of form.names.filter((each) => each !== 'name'))
      expect(form.bodyOf(named, [name], null)).toEqual({ [name]: name === 'memberIds' ? [] : null });
  });
});
