import { useDispatch, useSelector } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { PersonLink } from '@/core/PersonLink';
import { selectMayAny } from '@/core/session/sessionSlice';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { VENDOR_EDITOR } from '@/domain/session/permission';
import type { AreaName, Vendor } from '@/domain/vendors/vendor';
import { isDiallable } from '@/lib/phone';
import { IconButton } from '@/ui/buttons/IconButton';
import { PencilIcon, WrenchIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { recordClass, RecordRow, RecordWords } from '@/ui/rows/RecordRow';
import { vendorsTexts as texts } from '../vendorsTexts';
import styles from './Vendors.module.css';

interface VendorRowProps {
  vendor: Vendor;
  /** The work areas of the vendor; null while they are unknown. */
  areas: readonly AreaName[] | null;
}

export function VendorRow({ vendor, areas }: VendorRowProps) {
  const { id, chamberOfCommerceNumber, contactDetails, isExternal, isActive } = vendor;
  const number = contactDetails.phoneNumbers.map((phone) => phone.number).find(isDiallable) ?? null;
  return (
    <li>
      <RecordRow actions={<EditButton vendor={vendor} />}>
        <div className={recordClass}>
          <RecordWords
            mark={<WrenchIcon aria-hidden />}
            name={<Name vendor={vendor} />}
            badges={
              <>
                {isExternal && <Badge tone="info">{texts.external}</Badge>}
                {!isActive && <Badge>{texts.inactive}</Badge>}
              </>
            }
            facts={[
              areas && namesOf(areas),
              number && <CallableNumber number={number} roleId={id} linked />,
              chamberOfCommerceNumber && texts.number(chamberOfCommerceNumber),
            ]}
          />
        </div>
      </RecordRow>
    </li>
  );
}

const namesOf = (areas: readonly AreaName[]): string =>
  areas.length === 0 ? texts.noArea : areas.map(({ name }) => name || texts.areaUnknown).join(', ');

function Name({ vendor: { personId, name } }: { vendor: Vendor }) {
  const hasCard = useMayOpen(paths.personCard);
  const words = name || texts.nameless;
  if (personId === null || !hasCard) return words;
  return (
    <PersonLink id={personId} name={words} className={styles.link}>
      {words}
    </PersonLink>
  );
}

function EditButton({ vendor: { id, name } }: { vendor: Vendor }) {
  const dispatch = useDispatch();
  const may = useSelector(selectMayAny)(...VENDOR_EDITOR);
  if (!may) return null;
  const open = () => dispatch(dialogOpened({ dialog: { kind: 'vendor', vendorId: id } }));
  return (
    <IconButton size="s" icon={PencilIcon} label={texts.editOf(name || texts.nameless)} onClick={open} />
  );
}
