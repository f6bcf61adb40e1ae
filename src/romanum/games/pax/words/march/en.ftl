# Pax Romana: movement on land and at sea, interception, withdrawal, attrition.
