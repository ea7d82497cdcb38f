import { assigneeOfId } from './keptAssignee';

describe('the assignee that an address names', () => {
  it('has its id in the spelling of records', () => {
    const id = '6F000000-0000-4000-8000-00000000000A';
    expect(assigneeOfId(id)?.id).toBe(id.toLowerCase());
  });

  it.each([null, '', '<b>', '../x', '__proto__', 'constructor', 'toString'])('is null for %j', (id) => {
    expect(assigneeOfId(id)).toBeNull();
  });
});
