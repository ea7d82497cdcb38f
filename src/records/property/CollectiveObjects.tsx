import { useState } from 'react';
import { useSelector } from 'react-redux';
import { collectiveObjectQueries, type SharedObject } from '@/api/properties/collectiveObjects';
import { selectMayAny } from '@/core/session/sessionSlice';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Disclosure } from '@/ui/layout/Disclosure';
import { mutedClass, noteClass } from '@/ui/layout/Section';
import styles from './WorkAreas.module.css';
import { propertyTexts } from './propertyTexts';

const texts = propertyTexts.shared;

interface CollectiveObjectsProps {
  of: 'unit' | 'complex';
  id: string;
}

/** The shared objects of a complex, for users who may report a defect; they load when unfolded (UCC-100). */
export function CollectiveObjects(props: CollectiveObjectsProps) {
  const [open, setOpen] = useState(false);
  const may = useSelector(selectMayAny)('anonymousRepairRequestWrite', 'unitRepairRequestWrite');
  if (!may) return null;
  return (
    <Disclosure title={texts.title} open={open} onToggle={() => setOpen(!open)}>
      <Shared {...props} />
    </Disclosure>
  );
}

function Shared(props: CollectiveObjectsProps) {
  const answer = collectiveObjectQueries.endpoints.sharedObjects.useQuery(props);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
      {(objects) =>
        objects.length === 0 ? (
          <p className={mutedClass}>{texts.none}</p>
        ) : (
          <ul className={styles.lines} aria-label={texts.title}>
            {objects.map((object) => (
              <li key={object.id}>
                <Words object={object} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

const Words = ({ object: { name, location, place } }: { object: SharedObject }) => (
  <span className={styles.words}>
    <strong>{name ?? place ?? texts.nameless}</strong>
    {location !== null && <span className={noteClass}>{location}</span>}
  </span>
);
