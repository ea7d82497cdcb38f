import { enumerations } from './enumerations';

const all = Object.values(enumerations).flat();
const of = (name: string) => all.find((one) => one.name === name);

it.each([
  ['CaseType', 'Contact Question Case PersonalDataChanged BillPayment'],
  ['ComplaintStatus', 'Pending=0 Submitted=10 InProgress=15 Finished=20 Canceled=-1'],
  ['HouseAdjustmentStatus', 'Pending=0 Submitted=10 InProgress=15 Finished=20 Canceled=-1'],
  ['RejectionReason', 'OutstandingBalanceTooHigh OutstandingBalanceTooLow NoRejection NoActiveContract'],
  ['AdvertisementStatus', 'Published=1 Concept=2 Deleted=100'],
  ['ReactionPossibility', 'AlreadyReacted NotRegistered Allowed'],
  ['RoomCondition', 'Bad Good'],
  ['InitialObservationResolution', 'None FixByTenant FixByCorporation'],
  ['FinalObservationResolution', 'NotChecked Resolved Unresolved'],
  ['Weekday', 'Monday=1 Tuesday=2 Wednesday=3 Thursday=4 Friday=5'],
  [
    'TokenVerificationError',
    'Expired NoAccountFound InvalidToken AccountShouldBeActivated AccountShouldBeDeactivated',
  ],
  ['FormSubmitErrorReason', 'ValueRequired ValueOutOfRange FieldDoesNotExist'],
  ['TestResultStatus', 'Fatal Warning Info Pass'],
  ['PopupStatus', 'New=0 Open=1 Minimized=2'],
  ['ChatOperatorRegistration', 'NotRegistered Registered Deregistered'],
  ['SelectedPanel', 'Registration=0 Sss=1 None=2'],
  ['UnitLoadStatus', 'Empty=0 Loading=1 Jitting=2 Loaded=3'],
  ['ColleagueAvailability', 'Unknown=0 Available=1 Away=2 Busy=3'],
  ['RepairRequestStatus', 'Pending=0 Prepared=5 Submitted=10 Accepted=15 Finished=20 Locked=25 Canceled=-1'],
  ['PaymentStatus', 'New=0 Success=1 Pending=10 Failed=90 Cancelled=91 Expired=92'],
])('%s has the values of 002 §9.3: %s', (name, expected) => {
  const values = (of(name)?.values ?? []).map((value) =>
    value.code === null ? value.name : `${value.name}=${value.code}`,
  );
  expect(values.sort()).toEqual(expected.split(' ').sort());
});

it.each([
  ['PaymentProviderType', 3],
  ['BillSortOrder', 2],
  ['InspectionProgress', 6],
  ['ActivityCategory', null],
  ['RoleFields', null],
  ['CardType', null],
  ['JitType', null],
])('For %s the documents give this number of unnamed values: %s', (name, unnamed) => {
  expect(of(name)?.unnamed).toBe(unnamed);
});

it('Every value has a label', () => {
  const wordless = all.flatMap(({ name, values }) =>
    values
      .filter(({ label }) => !label || label.startsWith('Onbekend ('))
      .map((value) => `${name}.${value.name}`),
  );
  expect(wordless).toEqual([]);
});
