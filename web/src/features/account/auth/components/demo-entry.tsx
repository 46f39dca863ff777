import { userRoles } from "@marquee/contracts/enums";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "#api/http.ts";
import { publicSettingsQuery } from "#api/public-settings.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { useEnterDemo } from "../api/enter-demo.ts";
import { demoEntry as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** Ways into the demo's accounts, where the stage has them; below everything else, so that nothing moves when they load. */
export function DemoEntry() {
  const { data: settings } = useQuery(publicSettingsQuery);
  const enter = useEnterDemo();
  if (settings?.demoEntry !== true) return null;
  return (
    <section aria-label={copy.label} className="mt-6 rounded-xl bg-sunken px-4 py-3">
      <h2 className="text-sm font-medium text-muted">{copy.title}</h2>
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        {userRoles.map((role) => (
          <Button
            key={role}
            size="sm"
            pending={enter.isPending && enter.variables.role === role}
            disabled={enter.isPending}
            onClick={() =>
              enter.mutate({ role }, { onError: (error) => toast(toasts.loginFailed(messageOf(error))) })
            }
          >
            {copy.enter[role]}
          </Button>
        ))}
      </div>
    </section>
  );
}
