import { Page } from "#ui/page.tsx";
import { Actions } from "../components/actions.tsx";
import { Displays } from "../components/displays.tsx";
import { Inputs } from "../components/inputs.tsx";
import { Layouts } from "../components/layouts.tsx";
import { Lists } from "../components/lists.tsx";
import { Overlays } from "../components/overlays.tsx";
import { Steps } from "../components/steps.tsx";
import { uiKitPage as copy } from "../copy.ts";

/** Every control of `web/src/ui` in its states; only on development stages. */
export function UiKitPage() {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <div className="grid grid-cols-1 gap-5">
        <Actions />
        <Inputs />
        <Lists />
        <Steps />
        <Displays />
        <Layouts />
        <Overlays />
      </div>
    </Page>
  );
}
