import * as v from 'valibot';
import { Assignee, AssigneeType } from './colleagues/assignee';
import { CaseActivity } from './timeline/caseActivity';
import { ChannelType, channelTypeLabel } from './timeline/channelType';
import { PhoneNumber, phoneLabel } from './people/contactDetails';
import { Contract, ContractStatus, contractStatusLabel } from './tenancy/contract';
import { isClearable, isCleared, Media, MediaCategory, MediaModel } from './media/media';
import { isCustomerOnly, Person, personRoleLabel, type PersonRole, rolesOf } from './people/person';
import { traitLabel } from './people/personTraits';
import { HousingRegistration, registrationTypeLabel } from './tenancy/housingRegistration';
import { Task } from './tasks/task';
import { TaskOutcome, TaskOutcomeStatus } from './tasks/taskOutcome';
import { TaskStatus, taskStatusByWireName, taskStatusLabel, taskStatusName } from './tasks/taskStatus';
import { isTaskStatusFilter, type TaskStatusFilter, taskStatusFilterLabel } from './tasks/taskStatusFilter';
import { TaskType, TaskTypeCategory, taskTypeCategoryLabel } from './tasks/taskType';

const statusOf = (status: unknown) => v.parse(Task, { id: '1', status }).status;

describe('TaakStatus (000 §3.4)', () => {
  it.each([
    ['Nieuw', 0, 'Toegewezen', 'assigned'],
    ['Opgepakt', 1, 'Opgepakt', 'pickedUp'],
    ['Afgerond', 2, 'Afgerond', 'finished'],
    ['Verwijderd', 3, 'Verwijderd', 'removed'],
    ['Geweigerd', 4, 'Geweigerd', 'rejected'],
    ['Geannuleerd', 5, 'Geannuleerd', 'canceled'],
  ])(
    '%s is read as %d by name and by code, shown as %s, and styled as %s (X3)',
    (wire, code, label, name) => {
      expect([statusOf(wire), statusOf(code), statusOf(String(code)), statusOf(wire.toLowerCase())]).toEqual(
        Array(4).fill(code),
      );
      expect(taskStatusLabel(code as TaskStatus)).toBe(label);
      expect(taskStatusName(code as TaskStatus)).toBe(name);
    },
  );

  it('has no other members', () => {
    expect(Object.values(TaskStatus)).toEqual(Object.values(taskStatusByWireName));
  });

  it.each([17, 'Zoek'])('keeps the unknown %s for its label (X2)', (status) => {
    expect(taskStatusLabel(statusOf(status))).toBe(`Onbekend (${String(status)})`);
    expect(taskStatusName(statusOf(status))).toBe('unknown');
  });

  it.each([undefined, null, {}, true])('reads %j as unknown, not as new (X1)', (status) => {
    expect(taskStatusLabel(statusOf(status))).toBe('Onbekend');
    expect(taskStatusName(statusOf(status))).toBe('unknown');
  });
});

describe('TaskStatusFilter (AMB-053)', () => {
  it.each([
    ['New', 'Nieuw'],
    ['PickedUp', 'Opgepakt'],
    ['Finished', 'Afgerond'],
    ['Removed', 'Verwijderd'],
    ['Rejected', 'Geweigerd'],
    ['FinishedThisWeek', 'Deze week afgerond'],
    ['FinishedToday', 'Vandaag afgerond'],
    ['DeadlineExpired', 'Deadline verlopen'],
  ])('includes %s with the label %s', (name, label) => {
    expect(isTaskStatusFilter(name)).toBe(true);
    expect(taskStatusFilterLabel(name as TaskStatusFilter)).toBe(label);
  });

  it.each(['', 'new', 'constructor', '__proto__', 'toString', '0'])('does not include %j', (name) => {
    expect(isTaskStatusFilter(name)).toBe(false);
  });

  it('labels an unknown member as such', () => {
    expect(taskStatusFilterLabel('Lost' as TaskStatusFilter)).toBe('Onbekend (Lost)');
  });
});

describe('task type categories (000 §3.2)', () => {
  it.each(Object.entries(TaskTypeCategory))(
    'include %s with the code %d, read by name and by code',
    (name, code) => {
      const parse = (category: unknown) => v.parse(TaskType, { name: 'x', category }).category;
      expect([parse(name), parse(code)]).toEqual([code, code]);
      expect(taskTypeCategoryLabel(code)).not.toMatch(/Onbekend/);
    },
  );

  it('include Error and CaseFlow with the codes of the documents', () => {
    expect([TaskTypeCategory.Error, TaskTypeCategory.CaseFlow]).toEqual([3, 9]);
  });

  it('keep an unknown category, and are Other when missing', () => {
    expect(taskTypeCategoryLabel(v.parse(TaskType, { name: 'x', category: 44 }).category)).toBe(
      'Onbekend (44)',
    );
    expect(v.parse(TaskType, { name: 'x' }).category).toBe(TaskTypeCategory.Other);
  });
});

describe('outcomes', () => {
  it.each(Object.values(TaskOutcomeStatus).map((name, code) => [name, code] as const))(
    'are read with the status %s from its name and from the code %d',
    (name, code) => {
      const parse = (status: unknown) => v.parse(TaskOutcome, { id: '1', status }).status;
      expect([parse(name), parse(code), parse(String(code))]).toEqual([name, name, name]);
    },
  );
});

describe('assignee types (AMB-076)', () => {
  it.each([
    ['Employee', AssigneeType.Employee],
    ['Colleagues', AssigneeType.Employee],
    ['FunctionGroup', AssigneeType.FunctionGroup],
    ['FunctionGroups', AssigneeType.FunctionGroup],
    [undefined, AssigneeType.Employee],
  ])('include %s as %s', (type, expected) => {
    expect(v.parse(Assignee, { id: '1', type }).type).toBe(expected);
  });
});

describe('channels', () => {
  it.each(Object.values(ChannelType))('include %s with a label', (channel) => {
    expect(channelTypeLabel(channel)).toBeTruthy();
    expect(v.parse(CaseActivity, { id: '1', channel: channel.toLowerCase() }).channel).toBe(channel);
  });

  it('have the nine names of the documents', () => {
    const { Desk, Phone, Visit, Email, Post, Social, Chat, Survey, Backoffice } = ChannelType;
    expect([Desk, Phone, Visit, Email, Post, Social, Chat, Survey, Backoffice].map(channelTypeLabel)).toEqual(
      [
        'Baliebezoek',
        'Telefoon',
        'Huisbezoek',
        'E-mail',
        'Post',
        'Social media',
        'Chat',
        'Enquête',
        'Backoffice',
      ],
    );
  });

  it('have a label for an unknown channel', () => {
    const { channel } = v.parse(CaseActivity, { id: '1', channel: 'Fax' });
    expect(channel && channelTypeLabel(channel)).toBe('Onbekend (Fax)');
  });
});

describe('contracts', () => {
  it.each([
    ['Active', 1, 'Actief'],
    ['Future', 2, 'Toekomstig'],
    ['Expired', 3, 'Beëindigd'],
    ['Cancelled', 4, 'Geannuleerd'],
    ['Lost', 'Lost', 'Onbekend (Lost)'],
  ])('with the status %s have the code %s and the label %s', (name, code, label) => {
    const { status } = v.parse(Contract, { id: '1', status: name });
    expect(status).toBe(code);
    expect(contractStatusLabel(status)).toBe(label);
  });

  it('have no other statuses', () => {
    expect(Object.keys(ContractStatus)).toHaveLength(4);
  });
});

describe('media', () => {
  it.each(Object.values(MediaModel))('of model %s are recognised', (type) => {
    const media = v.parse(Media, { id: '1', type, mediaCategory: MediaCategory.TaskMedia });
    expect(media.type).toBe(type);
    expect(isCleared(media)).toBe(type === MediaModel.Cleared);
    expect(isClearable(media)).toBe(type !== MediaModel.Cleared);
  });

  it('of an unknown category cannot be cleared', () => {
    expect(isClearable(v.parse(Media, { id: '1', mediaCategory: 'constructor' }))).toBe(false);
  });
});

describe('people', () => {
  it.each<PersonRole>(['customer', 'prospect', 'occupant', 'vendor', 'employee'])(
    'with the role %s have a label for that role',
    (role) => {
      expect(personRoleLabel(role)).toBeTruthy();
    },
  );

  it.each([
    [{ customer: '1' }, true],
    [{ customer: '1', prospect: '2' }, false],
    [{ vendor: '1' }, false],
    [null, false],
  ])('with the roles %j are customers without another role: %s', (roles, expected) => {
    const person = v.parse(Person, { id: '1', roles });
    expect(isCustomerOnly(person)).toBe(expected);
    expect(rolesOf(person)).toEqual(Object.keys(roles ?? {}));
  });

  it.each([
    [{ gender: 'Male', correspondenceType: 'mail' }, 'Man, Per post'],
    [{ gender: 'female', correspondenceType: 'Digital' }, 'Vrouw, Digitaal'],
    [{ correspondenceType: 'DIGITAL' }, 'Onbekend, Digitaal'],
    [{ gender: 'X', correspondenceType: null }, 'Onbekend (X)'],
    [{ gender: {}, correspondenceType: [] }, 'Onbekend'],
  ])('with %j have the traits %s in words (CASE-38, AMB-142, AMB-143)', (wire, words) => {
    const { gender, correspondenceType } = v.parse(Person, { id: '1', ...wire });
    const traits = [gender, correspondenceType].filter((trait) => trait !== null);
    expect(traits.map(traitLabel).join(', ')).toBe(words);
  });

  it.each([
    ['House', 1, 'Woning'],
    ['Housing', 1, 'Woning'],
    [1, 1, 'Woning'],
    ['garage', 2, 'Garage'],
    ['Parking', 3, 'Parkeerplaats'],
    [17, '17', 'Onbekend (17)'],
    [null, '', 'Onbekend'],
  ])(
    'registered for %s have the registration type %s with the label %s (CASE-38, AMB-141)',
    (wire, code, label) => {
      const { type } = v.parse(HousingRegistration, { id: '1', type: wire });
      expect(type).toBe(code);
      expect(registrationTypeLabel(type)).toBe(label);
    },
  );

  it.each([
    [{ type: 'Home' }, 'Thuis'],
    [{ type: 'mobile', description: 'Privé' }, 'Mobiel'],
    [{ type: 'Work' }, 'Werk'],
    [{ type: 'WhenBusy' }, 'Bij geen gehoor'],
    [{ type: 'Unknown', description: 'Buurvrouw' }, 'Buurvrouw'],
    [{ type: 'Fax', description: 'Fax' }, 'Fax'],
    [{ type: 'constructor' }, null],
    [{}, null],
  ])('with the phone number %j have the label %s for that number (ENUM-80)', (wire, label) => {
    expect(phoneLabel(v.parse(PhoneNumber, wire))).toBe(label);
  });
});
