import { assigneeOfId } from './keptAssignee';

describe('someone whom an address names', () => {
  it('has the id as records spell it', () => {
    const id = '6F000000-0000-4000-8000-00000000000A';
    expect(assigneeOfId(id)?.id).toBe(id.toLowerCase());
  });

  it.each([null, '', '<b>', '../x', '__proto__', 'constructor', 'toString'])('is nobody for %j', (id) => {
    expect(assigneeOfId(id)).toBeNull();
  });
});
