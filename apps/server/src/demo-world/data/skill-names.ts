/** Skills that keep their capital inside a sentence. */
export const properNames: ReadonlySet<string> = new Set(
  `React Redux Git Jest Figma Redis Docker Python Firebase Java Linux Django Flask Pandas Celery Flutter Dart Kotlin Selenium
  Postman Cypress Kubernetes Jenkins Terraform Prometheus Grafana Nginx Ansible Wireshark Nmap Unity Blender Matplotlib Jupyter
  Tableau Snowflake Creo Arduino Simulink Revit Kaizen Minitab Verilog Zendesk Hindi English Stata Bloomberg Canva Instagram
  Facebook Ahrefs Markdown Confluence Rhino Procreate Lumion Audacity Tally Android`.split(/\s+/),
)
