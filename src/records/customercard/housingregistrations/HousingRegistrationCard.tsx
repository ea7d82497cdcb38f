import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import type { Person } from '@/domain/people/person';
import {
  type Reaction,
  reactionStatusLabel,
  type HousingRegistration,
  registrationTypeLabel,
} from '@/domain/tenancy/housingRegistration';
import { formatDate } from '@/lib/dates/format';
import { Button } from '@/ui/buttons/Button';
import { PencilIcon, TrashIcon } from '@/ui/icons';
import { mutedClass, Section } from '@/ui/layout/Section';
import { cardClass } from '@/ui/rows/Cards';
import { Badge } from '@/ui/record/Badge';
import { type Fact, Facts } from '@/ui/record/Facts';
import { activeTone } from '@/ui/record/statusTones';
import styles from './HousingRegistration.module.css';
import { HousingRegistrationForm } from './HousingRegistrationForm';
import { whyNotDelete } from './housingRegistrationRules';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';
import { useHousingRegistrationForm } from './useHousingRegistrationForm';

export interface OfRegistration {
  person: Person;
  registration: HousingRegistration;
}

/** A registration with its dates and the reactions that were made with it. */
export function HousingRegistrationCard({
  person,
  registration,
  isGone,
}: OfRegistration & { isGone: boolean }) {
  const form = useHousingRegistrationForm({ person, registration });
  const [isOpen, setOpen] = useState(form.restored);
  const editButton = useRef<HTMLButtonElement>(null);
  const { type, isActive } = registration;
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <li className={cardClass}>
      <Section
        title={registrationTypeLabel(type)}
        label={nameOf(registration)}
        aside={<Badge tone={activeTone(isActive)}>{isActive ? texts.active : texts.inactive}</Badge>}
      >
        <Facts items={factsOf(registration, isOpen)} />
        {isOpen ? (
          <HousingRegistrationForm name={nameOf(registration)} form={form} isGone={isGone} onClose={close} />
        ) : (
          <>
            <Reactions reactions={registration.reactions} />
            <Actions
              person={person}
              registration={registration}
              editRef={editButton}
              onEdit={() => setOpen(true)}
            />
          </>
        )}
      </Section>
    </li>
  );
}

const nameOf = ({ type, registrationNumber }: HousingRegistration): string =>
  [registrationTypeLabel(type), registrationNumber].filter(Boolean).join(' ');

/** Leaves out the fields that the form shows. */
function factsOf(registration: HousingRegistration, isEdited: boolean): Fact[] {
  const { registrationNumber, registrationDate, startDate, endDate, renewalDate, description, remarks } =
    registration;
  const date = (value: string | null) => value && formatDate(value);
  const fixed: [string, string | null][] = [
    [texts.number, registrationNumber ?? texts.noNumber],
    [texts.registrationDate, date(registrationDate)],
    [texts.startDate, date(startDate)],
    [texts.endDate, date(endDate)],
  ];
  const changing: [string, string | null][] = [
    [texts.renewalDate, date(renewalDate)],
    [texts.description, description],
    [texts.remarks, remarks],
  ];
  return (isEdited ? fixed : [...fixed, ...changing])
    .filter(([, value]) => value)
    .map(([label, value]) => ({ label, value }));
}

function Reactions({ reactions }: { reactions: readonly Reaction[] }) {
  if (reactions.length === 0) return <p className={mutedClass}>{texts.noReactions}</p>;
  return (
    <>
      <h3 className={styles.title}>{texts.reactions}</h3>
      <ul className={styles.reactions}>
        {reactions.map(({ status, date, addressLine, position }, index) => (
          <li key={index} className={styles.reaction}>
            <span>{addressLine ?? texts.noAddress}</span>
            <Badge>{reactionStatusLabel(status)}</Badge>
            <span className={mutedClass}>
              {[date && formatDate(date), position > 0 && texts.position(position)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ActionsProps extends OfRegistration {
  editRef: React.RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

function Actions({ person, registration, editRef, onEdit }: ActionsProps) {
  const dispatch = useDispatch();
  const may = useSelector(selectMay)('registrationWrite');
  if (!may) return null;
  const name = nameOf(registration);
  const askToDelete = () =>
    dispatch(
      dialogOpened({
        dialog: { kind: 'housingRegistrationDelete', personId: person.id, registrationId: registration.id },
      }),
    );
  return (
    <div className={styles.buttons}>
      <Button ref={editRef} size="s" icon={PencilIcon} aria-label={texts.editOf(name)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button
        size="s"
        variant="danger"
        icon={TrashIcon}
        aria-label={texts.delete.of(name)}
        disabledReason={whyNotDelete(registration)}
        onClick={askToDelete}
      >
        {texts.delete.button}
      </Button>
    </div>
  );
}
