import { caseFlowHub } from './caseFlowHub';

const id = '6F000000-0000-4000-8000-00000000000A';

describe('the case flow hub', () => {
  it('recognises case and step in any spelling of their ids', () => {
    expect(caseFlowHub.decode('stepPickedUp', [{ caseFlowId: id, stepId: id }])).toMatchObject({
      caseFlowId: id.toLowerCase(),
      stepId: id.toLowerCase(),
    });
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('rejects %j as a case', (name) => {
    expect(caseFlowHub.decode('updated', [name])).toBeNull();
    expect(caseFlowHub.decode('updated', [{ caseFlowId: name }])).toBeNull();
  });
});
