import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMayAny } from '@/core/session/sessionSlice';
import { VENDOR_EDITOR } from '@/domain/session/permission';
import { IconButton } from '@/ui/buttons/IconButton';
import { PencilIcon } from '@/ui/icons';
import { vendorQueries } from '@/api/vendors/vendors';
import type { Vendor } from '@/domain/vendors/vendor';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { isDiallable } from '@/lib/phone';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, Section } from '@/ui/layout/Section';
import { type Fact, Facts } from '@/ui/record/Facts';
import { sidebarTexts } from './sidebarTexts';

const texts = sidebarTexts.vendor;

/** The facts of a company that works for the corporation (001 §6). */
export function VendorPanel({ roleId }: { roleId: string }) {
  const answer = vendorQueries.endpoints.vendor.useQuery(roleId);
  return (
    <Section title={texts.title} aside={<EditButton roleId={roleId} />}>
      <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
        {(vendor) =>
          vendor === null ? (
            <p className={mutedClass}>{texts.missing}</p>
          ) : (
            <VendorFacts vendor={vendor} roleId={roleId} />
          )
        }
      </QueryView>
    </Section>
  );
}

function EditButton({ roleId }: { roleId: string }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMayAny)(...VENDOR_EDITOR);
  if (!may) return null;
  const open = () => dispatch(dialogOpened({ dialog: { kind: 'vendor', vendorId: roleId } }));
  return <IconButton size="s" icon={PencilIcon} label={texts.edit} onClick={open} />;
}

function VendorFacts({ vendor, roleId }: { vendor: Vendor; roleId: string }) {
  const areas = useAreas(vendor.id);
  return <Facts items={[...factsOf(vendor, roleId), { label: texts.areas, value: areas }]} />;
}

/** The names of the vendor's work areas, on one line. */
function useAreas(vendorId: string): string {
  const { currentData, isError } = vendorQueries.endpoints.vendorsWithAreas.useQuery(undefined);
  if (isError) return texts.areasFailed;
  const names = currentData
    ?.find(({ id }) => id === vendorId)
    ?.workAreas.map(({ name }) => name || sidebarTexts.facts.unknown);
  return names === undefined || names.length === 0 ? sidebarTexts.facts.unknown : names.join(', ');
}

const inWords = (lines: readonly string[]): string => lines.join(', ') || sidebarTexts.facts.unknown;

type NumbersProps = Pick<Vendor, 'contactDetails'> & { roleId: string };

function Numbers({ contactDetails: { phoneNumbers }, roleId }: NumbersProps) {
  const numbers = phoneNumbers.flatMap(({ number }) => (isDiallable(number) ? number : []));
  if (numbers.length === 0) return sidebarTexts.facts.unknown;
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <CallableNumber number={number} roleId={roleId} />
    </Fragment>
  ));
}

const standingOf = ({ isExternal, isActive }: Vendor): string =>
  [isActive ? texts.active : texts.inactive, ...(isExternal ? [texts.external] : [])].join(', ');

const factsOf = (vendor: Vendor, roleId: string): Fact[] => [
  { label: texts.standing, value: standingOf(vendor) },
  { label: texts.commerce, value: vendor.chamberOfCommerceNumber ?? sidebarTexts.facts.unknown },
  {
    label: texts.phone,
    value: <Numbers contactDetails={vendor.contactDetails} roleId={roleId} />,
  },
  {
    label: texts.email,
    value: inWords(vendor.contactDetails.emailAddresses.flatMap(({ emailAddress }) => emailAddress ?? [])),
  },
];
