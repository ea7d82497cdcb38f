import { useDispatch, useSelector } from 'react-redux';
import { type Appearance, appearanceChanged, selectAppearance } from '@/core/appearance/appearanceSlice';
import { modeToggled, selectDeviceMode } from '@/core/device/deviceSlice';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectMay, selectSessionVersion, signOutRequested } from '@/core/session/sessionSlice';
import { lazyPart } from '@/lib/lazyPart';
import type { User } from '@/domain/session/user';
import { Avatar } from '@/ui/record/Avatar';
import { Button } from '@/ui/buttons/Button';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { LogOutIcon, SlashIcon, TrashIcon } from '@/ui/icons';
import { Switch } from '@/ui/fields/Switch';
import { forgetMeTexts, standardTextsEntry } from '../../lateShellTexts';
import { shellTexts } from '../../shellTexts';
import { Choice } from './Choice';
import { SignalSettings } from './SignalSettings';
import styles from './UserPanel.module.css';

const ExperimentalEntry = lazyPart(async () => (await import('./ExperimentalEntry')).ExperimentalEntry);

const texts = shellTexts.user;
const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
const DENSITIES = ['comfortable', 'compact'] as const;
const DEVICES = ['desktop', 'tablet'] as const;

function Settings() {
  const dispatch = useDispatch();
  const { colorScheme, density, shortcutsEnabled } = useSelector(selectAppearance);
  const mode = useSelector(selectDeviceMode);
  const change = (values: Partial<Appearance>) => dispatch(appearanceChanged(values));
  return (
    <div className={styles.settings}>
      <Choice
        label={texts.colorScheme}
        options={COLOR_SCHEMES.map((value) => ({ value, label: texts.colorSchemes[value] }))}
        value={colorScheme}
        onChange={(value) => change({ colorScheme: value })}
      />
      {mode === 'desktop' && (
        <Choice
          label={texts.density}
          options={DENSITIES.map((value) => ({ value, label: texts.densities[value] }))}
          value={density}
          onChange={(value) => change({ density: value })}
        />
      )}
      {mode !== 'mobile' && (
        <Choice
          label={texts.device}
          options={DEVICES.map((value) => ({ value, label: texts.devices[value] }))}
          value={mode}
          onChange={(value) => value !== mode && dispatch(modeToggled())}
        />
      )}
      <Switch
        label={texts.shortcutsEnabled}
        checked={shortcutsEnabled}
        onChange={(checked) => change({ shortcutsEnabled: checked })}
      />
      <SignalSettings />
    </div>
  );
}

export function UserPanel({ user: { name, department } }: { user: User }) {
  const dispatch = useDispatch();
  const version = useSelector(selectSessionVersion);
  const mayUnlock = useSelector(selectMay)('shell');
  return (
    <>
      <div className={styles.who}>
        <Avatar name={name} size="l" />
        <div className={styles.names}>
          <p className={styles.name}>{name}</p>
          {department && <p className={styles.department}>{department}</p>}
        </div>
      </div>
      <Settings />
      <div className={styles.entry}>
        <Button
          variant="quiet"
          icon={SlashIcon}
          onClick={() => dispatch(dialogOpened({ dialog: { kind: 'standardTexts' } }))}
        >
          {standardTextsEntry}
        </Button>
        <Button
          variant="quiet"
          icon={TrashIcon}
          onClick={() => dispatch(dialogOpened({ dialog: { kind: 'forgetMe' } }))}
        >
          {forgetMeTexts.entry}
        </Button>
      </div>
      {mayUnlock && (
        <Boundary failed={showNothing}>
          <ExperimentalEntry className={styles.entry} />
        </Boundary>
      )}
      <div className={styles.foot}>
        <Button variant="quiet" icon={LogOutIcon} onClick={() => dispatch(signOutRequested())}>
          {texts.signOut}
        </Button>
        {version && (
          <span className={styles.version}>
            {texts.version(`${version.major}.${version.minor}.${version.patch}`)}
          </span>
        )}
      </div>
    </>
  );
}
