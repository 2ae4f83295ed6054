import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import type { ButtonVariant } from '../parts/button.tsx';
import { Chips, Segmented, Tabs } from '../parts/choice.tsx';
import { Field, FileField, Select, TextArea } from '../parts/field.tsx';
import { Icon, Mark, Spinner } from '../parts/icon.tsx';
import { ICON_PATHS } from '../parts/icon-paths.ts';
import type { IconName } from '../parts/icon-paths.ts';
import * as moreIcons from '../more-icons.ts';
import { LedgerRow, MenuRow, StatCard } from '../parts/lists.tsx';
import { CaptchaField, PasswordField } from '../parts/login-fields.tsx';
import { Progress } from '../parts/progress.tsx';
import { Empty, Flag, Skeleton } from '../parts/states.tsx';
import { Checkbox, Switch } from '../parts/toggle.tsx';
import { useToast } from '../parts/toast.tsx';
import type { Demo } from './demo.ts';

const VARIANTS: ButtonVariant[] = ['fill', 'soft', 'neutral', 'outline', 'gold', 'danger', 'text'];
const noop = (): void => undefined;

export const CONTROLS: readonly Demo[] = [
  { name: 'Icon', element: <Icons /> },
  { name: 'Button', element: <Buttons />, inConsole: true },
  { name: 'Field', element: <Fields />, inConsole: true },
  { name: 'TextArea', element: <Reason />, inConsole: true },
  { name: 'FileField', element: <Files />, inConsole: true },
  { name: 'Select', element: <Selects />, inConsole: true },
  { name: 'Segmented', element: <Segments />, inConsole: true },
  { name: 'Checkbox', element: <Checkbox defaultChecked>Remember password</Checkbox>, inConsole: true },
  { name: 'Switch', element: <Switch label="Dark theme" defaultChecked />, inConsole: true },
  { name: 'StatCard', element: <Stats /> },
  { name: 'LedgerRow', element: <Rows /> },
  {
    name: 'Empty',
    element: (
      <Empty
        title="No games here yet"
        hint="Try another filter"
        action={<Button variant="soft">Clear filter</Button>}
      />
    ),
  },
  { name: 'Skeleton', element: <Skeleton shape="card" /> },
  { name: 'Progress', element: <Progress share={0.62} label="Level" className="bar--large" /> },
  { name: 'useToast', element: <Toasts /> },
];

function Icons(): ReactElement {
  return (
    <div className="row wrap padded">
      {[...(Object.keys(ICON_PATHS) as IconName[]), ...Object.values(moreIcons)].map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Mark />
      <Spinner />
    </div>
  );
}

function Buttons(): ReactElement {
  return (
    <div className="row wrap padded">
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button variant="fill" busy>
        Log in
      </Button>
      <Button disabled>Disabled</Button>
      <ButtonLink href="/m/deposit" variant="fill" size="small">
        Deposit
      </ButtonLink>
      <Button variant="fill" size="large" wide cta>
        <span>Place bet</span>
        <span className="numeric">540,000</span>
      </Button>
      <IconButton icon="headset" label="Customer service" />
    </div>
  );
}

function Fields(): ReactElement {
  return (
    <div className="form padded">
      <Field label="Username" icon="user" autoComplete="username" />
      <Field label="Mobile number" prefix={<span className="numeric ltr">+84</span>} valid defaultValue="912403886" />
      <PasswordField
        label="Password"
        showLabel="Show password"
        hideLabel="Hide password"
        error="That password does not match. Please try again."
      />
      <CaptchaField
        label="Captcha"
        image={null}
        imageAlt="Captcha picture"
        refreshLabel="New captcha"
        onRefresh={noop}
      />
    </div>
  );
}

function Reason(): ReactElement {
  return (
    <div className="form padded">
      <TextArea label="Reason" help="At least 10 characters" error="Write more about it." rows={2} />
      <TextArea label="Note" rows={2} defaultValue="Called back on Monday." />
    </div>
  );
}

function Files(): ReactElement {
  return (
    <div className="form padded">
      <FileField label="Mark" choose="Choose a file" help="SVG or PNG" accept="image/png" onChange={noop} />
    </div>
  );
}

function Selects(): ReactElement {
  const [value, setValue] = useState<'day' | 'week'>('day');
  const options = [
    { value: 'day', label: 'Every day' },
    { value: 'week', label: 'Every week' },
  ] as const;
  return (
    <div className="form padded">
      <Select label="Rhythm" options={options} value={value} onChange={setValue} />
      <Select label="Bill" help="Closed" options={options} value={value} onChange={setValue} disabled />
    </div>
  );
}

function Segments(): ReactElement {
  const [view, setView] = useState<'one' | 'two'>('one');
  const options = [
    { value: 'one', label: 'Password' },
    { value: 'two', label: 'SMS code', count: 2 },
  ] as const;
  return (
    <div className="form">
      <div className="padded">
        <Segmented as="tabs" label="Method" options={options} value={view} onChange={setView} />
      </div>
      <Tabs label="Section" options={options} value={view} onChange={setView} />
      <Chips label="Filter" options={options} value={view} onChange={setView} />
    </div>
  );
}

function Stats(): ReactElement {
  return (
    <div className="pair">
      <StatCard label="In" icon="download" value="1,962.40" />
      <StatCard label="Out" icon="upload" value={null} />
    </div>
  );
}

function Rows(): ReactElement {
  return (
    <div className="card card--flush mx">
      <LedgerRow
        icon="download"
        tone="brand"
        title="Deposit"
        meta="20:15 · 18A4-92F0"
        amount="+ 850.00"
        isCredit
        href="/m/records"
      />
      <LedgerRow
        icon="ticket"
        title="VN60"
        meta="13:41 · 202611200946"
        amount="− 20.40"
        flag={<Flag tone="neutral">Open</Flag>}
      />
      <MenuRow icon="shield" tone="brand" label="Play limits" meta="Daily deposit 200" href="/m/limits" />
      <MenuRow icon="log-out" label="Log out" onClick={noop} />
    </div>
  );
}

function Toasts(): ReactElement {
  const toast = useToast();
  return (
    <div className="row wrap padded">
      <Button onClick={() => toast.success('Change saved')}>Success</Button>
      <Button onClick={() => toast.error('Verification code error')}>Error</Button>
      <Button onClick={() => toast.loading('Sending')}>Loading</Button>
    </div>
  );
}
