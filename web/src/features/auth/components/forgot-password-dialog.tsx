import { Modal } from "#ui/modal.tsx";

/** There is no self-service reset yet: says who can help and what to have at hand. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Regain access" onClose={onClose}>
      <p className="mt-2 text-muted">
        Passwords cannot be reset from this page. A person has to confirm that the account is yours:
      </p>
      <ol className="mt-3 list-decimal space-y-2 pl-5">
        <li>Contact the administrator of your Marquee workspace, from the email address of your account.</li>
        <li>Give your username and company. Nobody will ever ask for your old password.</li>
        <li>If you have no administrator, write to Marquee support the same way.</li>
      </ol>
    </Modal>
  );
}
