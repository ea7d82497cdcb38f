import { render } from '@testing-library/react';
import * as v from 'valibot';
import { aContract } from '@mocks/db';
import { ContractFlags } from '@/shared/contracts/ContractFlags';
import { PortalRequestStatus } from '@/domain/selfservice/portal';
import { RepairRequestStatus } from '@/domain/repairs/repairRequest';
import { Contract } from '@/domain/tenancy/contract';
import { deliveryLook } from '@/office/diagnostics/messages/deliveryLook';
import { mailLook } from '@/work/mail/incoming/mailLook';
import { RequestStatus } from '@/shared/selfservice/admin/requests/RequestStatus';
import { repairTone } from '@/records/repairs/repairTone';
import { Badge } from '@/ui/record/Badge';
import { StatusLabel } from '@/ui/record/StatusLabel';

const { Submitted, Accepted, Finished } = RepairRequestStatus;
const repair = (status: RepairRequestStatus) => <Badge tone={repairTone(status)}>Reparatie</Badge>;

/** The tones of all rendered elements, as a class of a badge or an attribute of a label. */
const tones = () =>
  [...document.querySelectorAll('.badge, [data-tone]')].map(
    (drawn) => drawn.getAttribute('data-tone') ?? drawn.className.replace('badge ', ''),
  );

it.each([
  [
    'nobody has started on the record',
    'info',
    [
      <StatusLabel key="task" status="assigned" label="Taak" />,
      <StatusLabel key="mail" {...mailLook('New')} />,
      <RequestStatus key="portal" status={PortalRequestStatus.Submitted} />,
      repair(Submitted),
    ],
  ],
  [
    'somebody is working on the record',
    'warning',
    [
      <StatusLabel key="task" status="pickedUp" label="Taak" />,
      <StatusLabel key="mail" {...mailLook('PickedUp')} />,
      <StatusLabel key="message" {...deliveryLook('Retrying')} />,
      <RequestStatus key="portal" status={PortalRequestStatus.InProgress} />,
      repair(Accepted),
    ],
  ],
  [
    'the record ended well',
    'success',
    [
      <StatusLabel key="task" status="finished" label="Taak" />,
      <StatusLabel key="message" {...deliveryLook('Resolved')} />,
      repair(Finished),
    ],
  ],
  [
    'a payment is too late',
    'danger',
    [<ContractFlags key="contract" contract={v.parse(Contract, aContract({ hasArrears: true }))} />],
  ],
] as const)('Statuses have the same colour in all areas when %s', (_, tone, drawn) => {
  render(<>{drawn}</>);
  expect(new Set(tones())).toEqual(new Set([tone]));
});
