import { Inbox } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { ChartFrame } from '../ui/chart-frame.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Dropdown, DropdownItem, DropdownSeparator } from '../ui/dropdown.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Progress } from '../ui/progress.tsx'
import { Select } from '../ui/select.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { Tooltip, TooltipProvider } from '../ui/tooltip.tsx'

const userTypes = [
  { value: 'founder', label: 'Founder' },
  { value: 'investor', label: 'Investor' },
  { value: 'mentor', label: 'Mentor' },
] as const

const sample = `### What we heard\n\nNine of **twelve** practices lose a chair-hour a day.\n\n1. Ask about last week\n2. Write down the sum\n\n| Claim | Rests on |\n|---|---|\n| No-shows | you |\n| Price | benchmark |\n\n> Ten conversations beat a thousand assumptions.`

const rows = [
  { name: 'Practices with 2–6 chairs', source: 'benchmark', value: '18,800' },
  { name: 'Price a month', source: 'you', value: '€79' },
]

/** All components of `web/ui` in both themes. The page exists only in development. */
export function Component() {
  return (
    <TooltipProvider>
      <main id="main" tabIndex={-1}>
        <h1 className="sr-only">The ui set</h1>
        {(['paper', 'night'] as const).map(theme => (
          <div key={theme} data-theme={theme} className="bg-ground p-6 text-ink sm:p-10">
            <Gallery theme={theme} />
          </div>
        ))}
      </main>
    </TooltipProvider>
  )
}

function Gallery({ theme }: { theme: string }) {
  const [userType, setUserType] = useState<(typeof userTypes)[number]['value']>('founder')
  return (
    <div className="mx-auto grid max-w-6xl gap-8">
      <div className="flex items-center justify-between text-2xl">
        <Wordmark />
        <Badge>{theme}</Badge>
      </div>
      <Part title="Buttons">
        <Button look="main">Main action</Button>
        <Button>Plain</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="ink">Ink</Button>
        <Button look="danger">Delete</Button>
        <Button look="link">A link</Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <Button size="large" look="main">
          Large
        </Button>
        <Kbd keys="mod K" />
      </Part>
      <Part title="Badges and avatars">
        <Badge>plain</Badge>
        <Badge tone="ember">you</Badge>
        <Badge tone="teal">estimate</Badge>
        <Badge tone="amber">benchmark</Badge>
        <Badge tone="danger">refused</Badge>
        <Avatar name="Nora Founder" size="small" />
        <Avatar name="Nora Founder" />
        <Avatar name="Nora Founder" size="large" />
      </Part>
      <div className="grid gap-6 md:grid-cols-2">
        <Card className="grid gap-4">
          <CardHeader title="Form" aside="Field, input, textarea, select" />
          <Field label="Full Name" hint="As others see it.">
            <Input defaultValue="Nora Founder" />
          </Field>
          <Field label="Email" error="Invalid email address">
            <Input type="email" defaultValue="nora@" />
          </Field>
          <Field label="Bio">
            <Textarea placeholder="Two sentences are enough" />
          </Field>
          <Field label="User Type">
            <Select options={userTypes} value={userType} onValueChange={setUserType} />
          </Field>
        </Card>
        <Card className="grid content-start gap-5">
          <CardHeader title="Progress, tabs, loading" />
          <Progress value={38} label="Journey" />
          <Tabs
            label="Views"
            defaultValue="one"
            tabs={[
              { value: 'one', label: 'Edit Profile', content: <Skeleton className="h-16" /> },
              { value: 'two', label: 'My Posts (3)', content: 'Three posts' },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Tooltip text="Coming Soon" side="top">
              <Button>Tooltip</Button>
            </Tooltip>
            <Dropdown trigger={<Button>Dropdown</Button>}>
              <DropdownItem>Copy link</DropdownItem>
              <DropdownSeparator />
              <DropdownItem isDestructive>Delete Post</DropdownItem>
            </Dropdown>
            <Dialog
              trigger={<Button>Dialog</Button>}
              title="Join Call"
              description="The video link opens 15 minutes before."
            >
              <p>Content</p>
            </Dialog>
            <Sheet trigger={<Button>Sheet</Button>} title="AI History" width="600px">
              <p className="p-6">Content</p>
            </Sheet>
            <AlertDialog
              trigger={<Button look="danger">Alert dialog</Button>}
              title="Are you absolutely sure?"
              description="This cannot be undone."
              action="Delete Account"
              onAction={() => {}}
              isDestructive
            />
          </div>
        </Card>
        <Card>
          <CardHeader title="Table" />
          <Table
            caption="Assumptions"
            rows={rows}
            rowKey={row => row.name}
            columns={[
              { key: 'name', head: 'Assumption', cell: row => row.name },
              { key: 'source', head: 'Rests on', cell: row => <Badge tone="amber">{row.source}</Badge> },
              { key: 'value', head: 'Likely', cell: row => row.value, isNumber: true },
            ]}
          />
        </Card>
        <Card>
          <ChartFrame
            title="Cash over twelve months"
            summary="Cash falls until month seven and grows from there."
            ratio="16 / 6"
            legend={[
              { label: 'Likely', color: 'chart-1' },
              { label: 'Worst', color: 'chart-2' },
            ]}
          >
            <svg viewBox="0 0 320 120" className="size-full" fill="none" aria-hidden="true">
              <path d="M0 40 60 60 120 84 180 96 240 70 320 20" stroke="var(--chart-1)" strokeWidth="2.5" />
              <path d="M0 40 60 70 120 96 180 112 240 110 320 90" stroke="var(--chart-2)" strokeWidth="2.5" />
            </svg>
          </ChartFrame>
        </Card>
        <Card>
          <EmptyState icon={<Inbox />} title="No conversations yet" text="Write to someone you follow." />
        </Card>
        <Card>
          <ErrorState text="The feed could not be loaded." onRetry={() => {}} />
        </Card>
        <Card className="md:col-span-2">
          <Markdown text={sample} />
        </Card>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}
